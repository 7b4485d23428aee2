import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Peak memory", .serialized)
struct PeakMemoryTests {
    private static let side = 2048

    /// Files of one shade, which are small whatever their pixels take.
    static let files: [(name: String, bytes: Data, result: Int)] = {
        func file(_ format: PixelFormat, _ alpha: AlphaMode, as kind: ImageFileFormat) -> Data {
            guard let raster = try? Raster(width: side, height: side, format: format, alpha: alpha, fill: { _, _ in }),
                let file = try? ImageEncoder.encode(raster, as: kind)
            else { return Data() }
            return file
        }
        return [
            ("PNG of colors", file(.rgba8, .opaque, as: .png), 4),
            ("PNG with alpha", file(.rgba8, .straight, as: .png), 4),
            ("PNG of 16 bits", file(.rgba16, .straight, as: .png), 4),
            ("PNG of grays", file(.gray8, .opaque, as: .png), 1),
            ("JPEG", file(.rgba8, .opaque, as: .jpeg), 4),
            ("WebP", file(.rgba8, .opaque, as: .webp), 4),
            ("TIFF", file(.rgba8, .opaque, as: .tiff), 4),
            ("BMP", file(.rgba8, .opaque, as: .bmp), 4),
        ]
    }()

    @Test("A decoder takes little more than its result", arguments: files.indices)
    func peak(index: Int) async throws {
        let file = Self.files[index]
        let result = Double(file.result * Self.side * Self.side) / 1_048_576
        #expect(try ImageDecoder(data: file.bytes).decode().width == Self.side)
        let limit = 1.25 * result + 2
        let cost = try await Cost.least(of: file.bytes, isAllowed: { $0.megabytes <= limit })
        #expect(cost.megabytes <= limit, "\(file.name): \(cost.megabytes) MB for \(result) MB of pixels")
    }
}
