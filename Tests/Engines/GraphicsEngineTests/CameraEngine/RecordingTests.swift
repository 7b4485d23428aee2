import CameraEngine
import Foundation
import ImageCodingEngine
import PixelEngine
import TestSupport
import Testing

@Suite("A recording of a camera")
struct RecordingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func frames(_ data: Data, limits: DecodingLimits = .default) throws -> [VideoFrame] {
        let url = folder.file("recording")
        try data.write(to: url)
        var source = try Recording.open(url, limits: limits)
        var frames: [VideoFrame] = []
        while let frame = try source.next({ false }) { frames.append(frame) }
        return frames
    }

    private static func color(of frame: VideoFrame, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        let raster = try frame.raster().converted(to: .rgba8, alpha: .opaque)
        return raster.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: y * raster.bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
        }
    }

    /// A frame of 6 × 4 pixels, its left half red and its right half blue, in BT.601 of limited range.
    private static func planar(_ horizontal: Int, _ vertical: Int) -> Data {
        var data = Data()
        for _ in 0..<4 { data += [81, 81, 81, 41, 41, 41] }
        let (width, height) = ((6 + horizontal - 1) / horizontal, (4 + vertical - 1) / vertical)
        for (red, blue) in [(UInt8(90), UInt8(240)), (240, 110)] {
            for _ in 0..<height { data += (0..<width).map { $0 * horizontal < 3 ? red : blue } }
        }
        return data
    }

    @Test(
        "Reads frames in Y4M with colors of every size",
        arguments: [("420jpeg", 2, 2), ("422", 2, 1), ("444", 1, 1)]
    )
    func y4m(colors: String, horizontal: Int, vertical: Int) throws {
        let frame = Data("FRAME\n".utf8) + Self.planar(horizontal, vertical)
        let head = Data("YUV4MPEG2 W6 H4 F30:1 Ip A1:1 C\(colors) XCOLORRANGE=LIMITED\n".utf8)
        let found = try frames(head + frame + frame)
        #expect(found.count == 2)
        let left = try Self.color(of: found[1], 0, 0)
        let right = try Self.color(of: found[1], 5, 3)
        #expect(left.x > 240 && left.y < 16 && left.z < 16, "\(left)")
        #expect(right.x < 16 && right.y < 16 && right.z > 240, "\(right)")
    }

    @Test("Reads gray frames in Y4M, of the full range")
    func gray() throws {
        let data = Data("YUV4MPEG2 W2 H2 Cmono XCOLORRANGE=FULL\nFRAME\n".utf8) + [0, 255, 128, 64]
        let frame = try #require(try frames(data).first)
        #expect(try Self.color(of: frame, 1, 0) == SIMD4(255, 255, 255, 255))
        #expect(try Self.color(of: frame, 0, 1) == SIMD4(128, 128, 128, 255))
    }

    @Test("Reads JPEG files one after the other")
    func motionJPEG() throws {
        let files = try [UInt8(40), 200].map { gray in
            let raster = try Raster(width: 32, height: 16, format: .gray8, alpha: .opaque) { bytes, _ in
                for index in bytes.indices { bytes[index] = gray }
            }
            return try ImageEncoder.encode(raster, as: .jpeg)
        }
        let found = try frames(files[0] + files[1] + files[0])
        #expect(found.map(\.data) == [files[0], files[1], files[0]])
        #expect(try Self.color(of: found[1], 3, 3).x == 200)
    }

    @Test(
        "Refuses recordings that are damaged or of another kind",
        arguments: [
            ("YUV4MPEG2 W6 H4 C420jpeg\nFRAME\nshort", .damaged), ("YUV4MPEG2 W6 H4\nFRAMES\n", .damaged),
            ("YUV4MPEG2 C420\n", .damaged), ("YUV4MPEG2 W6 H4 C420p10\n", .unsupported),
            ("RIFF....AVI ", .unsupported), ("", .unsupported),
        ] as [(String, CameraError.Code)]
    )
    func damaged(text: String, code: CameraError.Code) {
        let error = #expect(throws: CameraError.self) { try frames(Data(text.utf8)) }
        #expect(error?.code == code)
    }

    @Test("Refuses a JPEG that ends early")
    func cutOff() throws {
        let raster = try Raster(width: 32, height: 16, format: .gray8, alpha: .opaque) { _, _ in }
        let file = try ImageEncoder.encode(raster, as: .jpeg)
        let error = #expect(throws: CameraError.self) { try frames(file.dropLast(2)) }
        #expect(error?.code == .damaged)
    }

    @Test("Refuses a size that no number holds, whatever the limit on sides", arguments: [4_000_000_000, Int.max])
    func numbers(side: Int) {
        let data = Data("YUV4MPEG2 W\(side) H\(side)\nFRAME\n".utf8)
        let error = #expect(throws: CameraError.self) { try frames(data, limits: DecodingLimits(maximumSide: .max)) }
        #expect(error?.code == .tooLarge)
    }

    @Test("Names the limit and its flag")
    func limits() {
        let data = Data("YUV4MPEG2 W600 H400\n".utf8)
        for (limits, flag) in [
            (DecodingLimits(maximumSide: 599), "--max-side"), (DecodingLimits(maximumPixelCount: 1000), "--max-pixels"),
        ] {
            let error = #expect(throws: CameraError.self) { try frames(data, limits: limits) }
            #expect(error?.code == .tooLarge)
            #expect(error?.message.contains(flag) == true)
        }
    }
}
