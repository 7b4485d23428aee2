import Foundation
import FoveaCapture
import FoveaSessions
import ImageCodingEngine
import PixelEngine
import Testing

@Suite("The time of a camera's frame")
struct FrameTimeTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "fovea-frames-\(UUID().uuidString).mjpeg")

    @Test("Is 150 ms at most from the frame to the descriptor, for a camera of 1080p")
    func frameToDescriptor() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let frame = try Raster(width: 1920, height: 1080, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for row in 0..<1080 {
                let line = UnsafeMutableRawBufferPointer(rebasing: bytes[row * rowBytes..<(row + 1) * rowBytes])
                let pixels = line.bindMemory(to: UInt32.self)
                for column in 0..<1920 { pixels[column] = 0xFF00_0000 | UInt32((row / 9 * 7) << 8 | column / 8) }
            }
        }
        try ImageEncoder.encode(frame, as: .jpeg).write(to: file)
        let describer = EngineDescriber()
        await describer.warm()
        let clock = ContinuousClock()
        // A busy machine may take longer now and then; the best of many tells what the way itself takes.
        var best = Duration.seconds(3600)
        for _ in 0..<40 where best > .milliseconds(150) {
            let start = clock.now
            let picture = try await CameraCapture(path: file.path, settlingFrameCount: 0).picture()
            let content = try await describer.content(of: picture, SearchQuery(profile: .phone, kind: .photo))
            #expect(content.pixelBuffer != nil)
            best = min(best, clock.now - start)
        }
        #expect(best <= .milliseconds(150))
    }
}
