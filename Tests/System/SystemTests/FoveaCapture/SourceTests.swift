import CoreVideo
import Foundation
import FoveaCapture
import ImageCodingEngine
import TestSupport
import Testing

@Suite("Sources of captures")
struct SourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A recording whose frames are gray, each lighter than the one before.
    private func recording(_ count: Int) throws -> String {
        var data = Data("YUV4MPEG2 W8 H8 Cmono XCOLORRANGE=FULL\n".utf8)
        for index in 0..<count {
            data += Data("FRAME\n".utf8) + Data(repeating: UInt8(truncatingIfNeeded: index), count: 64)
        }
        let path = folder.file("clip.y4m").path
        try data.write(to: URL(filePath: path))
        return path
    }

    @Test("Takes a picture of a camera once its exposure has settled, or the last there is")
    func picture() async throws {
        let settled = try await CameraCapture(path: recording(40), settlingFrameCount: 8).picture()
        #expect(settled.kind == .photo)
        #expect(try settled.pixelBuffer().pixel(3, 3)[0] == 8)
        let early = try await CameraCapture(path: recording(3), settlingFrameCount: 8).picture()
        #expect(try early.pixelBuffer().pixel(3, 3)[0] == 2)
    }

    @Test("Gives who takes frames slowly the newest, and never an old one")
    func newest() async throws {
        var fewest = Int.max
        // On a busy machine the recording may go on for longer; then the next attempt waits for longer.
        for pause in [0.2, 1, 5, 30] where fewest > 2 {
            var grays: [Int] = []
            for try await frame in try CameraCapture(path: recording(200)).frames() {
                grays.append(Int(try frame.pixelBuffer().pixel(0, 0)[0]))
                // The recording is over before the next; what waits then is one frame, the last.
                if grays.count == 1 { try await Task.sleep(for: .seconds(pause)) }
            }
            #expect(grays == grays.sorted())
            #expect(grays.last == 199)
            fewest = min(fewest, grays.count)
        }
        #expect(fewest <= 2)
    }

    @Test("Says what is wrong with a camera")
    func noCamera() async {
        for path in ["/dev/no-such-camera", "missing.y4m"] {
            let error = await #expect(throws: CaptureError.self) { try await CameraCapture(path: path).picture() }
            #expect(error?.code == .unavailable)
        }
    }

    @Test("Says where there is neither a screen nor a clipboard")
    func noDesktop() async {
        let environment = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
        let screen = await #expect(throws: CaptureError.self) {
            try await ScreenCapture(environment: environment).picture()
        }
        #expect(screen?.code == .unavailable)
        #expect(screen?.message.contains("message bus") == true)
        let clipboard = await #expect(throws: CaptureError.self) {
            try await ClipboardCapture(environment: environment).picture()
        }
        #expect(clipboard?.code == .unavailable)
    }

    @Test("Tries the X server where there is no portal, and tells about both")
    func fallsBack() async {
        let environment = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "DISPLAY": ":9876"]
        let error = await #expect(throws: CaptureError.self) {
            try await ScreenCapture(environment: environment).picture()
        }
        #expect(error?.message.contains("message bus") == true)
        #expect(error?.message.contains(":9876") == true)
    }
}
