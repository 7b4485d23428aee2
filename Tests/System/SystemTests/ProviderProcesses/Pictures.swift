import Foundation
import ImageCodingEngine
import PixelEngine

/// Pictures as apps send them beside results.
enum Pictures {
    static func raster(_ width: Int, _ height: Int) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for y in 0..<height {
                for x in 0..<width * 4 {
                    bytes[y * rowBytes + x] = x % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: x / 64 + y / 16)
                }
            }
        }
    }

    static func file(_ width: Int, _ height: Int, as format: ImageFileFormat) throws -> Data {
        try ImageEncoder.encode(raster(width, height), as: format)
    }

    /// A gray PNG with 8 KB of nothing, whose header promises another size.
    static func lying(_ width: UInt32, _ height: UInt32) -> Data {
        func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
        func chunk(_ type: String, _ content: Data) -> Data {
            bytes(UInt32(content.count)) + Data(type.utf8) + content + bytes(0)
        }
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + chunk("IHDR", bytes(width) + bytes(height) + Data([8, 0, 0, 0, 0]))
            + chunk("IDAT", Data(count: 8 << 10)) + chunk("IEND", Data())
    }
}
