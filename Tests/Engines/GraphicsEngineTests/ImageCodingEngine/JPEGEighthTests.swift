import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("JPEG at an eighth")
struct JPEGEighthTests {
    private let request = DecodingRequest(
        format: .jpeg,
        limits: DecodingLimits(),
        minimumSize: nil,
        nativeDepth: false
    )

    @Test(
        "Gives TurboJPEG's pixels, to the last bit",
        arguments: [
            "rgb420.jpg", "rgb422.jpg", "rgb444.jpg", "gray.jpg", "orientation-6.jpg", "display-p3.jpg", "exif.jpg",
            "restarts.jpg",
        ]
    )
    func fixtures(name: String) throws {
        let data = try Fixtures.data(name)
        #expect(try eighth(of: data) == turbo(data))
    }

    @Test("Gives TurboJPEG's pixels for noise and edges of any strength", arguments: [0.3, 0.8, 0.95, 1.0])
    func noise(quality: Double) throws {
        for format in [PixelFormat.rgba8, .gray8] {
            let raster = try Raster.drawn(277, 203, format) { x, y, component in
                (x / 9 + y / 7) % 2 == 0 ? 255 * (x % 2) : (x &* 7919 ^ y &* 104_729 ^ component &* 31) >> 2
            }
            let data = try ImageEncoder.encode(raster, as: .jpeg, options: EncodingOptions(quality: quality))
            #expect(try eighth(of: data) == turbo(data))
        }
    }

    @Test(
        "Leaves other kinds to a decoder that knows them",
        arguments: ["cmyk.jpg", "progressive.jpg"]
    )
    func otherKinds(name: String) throws {
        #expect(try eighth(of: Fixtures.data(name)) == nil)
    }

    @Test("Leaves what is cut short, wherever it is cut")
    func truncated() throws {
        let data = try Fixtures.data("rgb420.jpg")
        for count in stride(from: 0, to: data.count - 1, by: 7) {
            #expect(try eighth(of: data.prefix(count), sizeOf: data) == nil)
        }
    }

    @Test("Never makes up other pixels than TurboJPEG for a damaged file")
    func damaged() throws {
        let data = try Fixtures.data("rgb420.jpg")
        for position in stride(from: 2, to: data.count - 2, by: 3) {
            for bit in [0, 4, 7] {
                var damaged = data
                damaged[position] ^= 1 << bit
                guard let pixels = try eighth(of: damaged, sizeOf: data) else { continue }
                #expect(try pixels == turbo(damaged), "byte \(position), bit \(bit)")
            }
        }
    }

    @Test("Serves large files without anybody noticing")
    func large() throws {
        let raster = try Raster.drawn(1024, 768) { x, y, component in (x &* 7919 ^ y &* 104_729 ^ component &* 31) >> 3
        }
        let data = try ImageEncoder.encode(raster, as: .jpeg, options: EncodingOptions(quality: 0.8))
        #expect(data.count > JPEGEighth.minimumByteCount)
        let small = try ImageDecoder(data: data).decode(minimumSize: (100, 90))
        #expect(try small.packedBytes == turbo(data))
        let cut = #expect(throws: ImageCodingError.self) {
            try ImageDecoder(data: data.prefix(data.count / 2)).decode(minimumSize: (100, 90))
        }
        #expect(cut?.code == .truncated)
    }

    /// The pixels of the fast way, or nil where it steps back.
    private func eighth(of data: Data, sizeOf whole: Data? = nil) throws -> [UInt8]? {
        var canvas = try canvas(for: whole ?? data)
        guard JPEGEighth.decode(data, into: &canvas) else { return nil }
        return try canvas.raster(alpha: .opaque, for: request).packedBytes
    }

    private func turbo(_ data: Data) throws -> [UInt8] {
        var canvas = try canvas(for: data)
        let layout: JPEGDecompressor.Layout = canvas.format == .gray8 ? .gray : .rgba
        try JPEGDecompressor().decode(data, as: layout, hasSeveralScans: false, into: &canvas)
        return try canvas.raster(alpha: .opaque, for: request).packedBytes
    }

    private func canvas(for data: Data) throws -> Canvas {
        let info = try ImageDecoder(data: data).info
        return try Canvas(
            width: (info.width + 7) / 8,
            height: (info.height + 7) / 8,
            format: info.colorModel == .gray ? .gray8 : .rgba8,
            for: request
        )
    }
}
