import CoreVideo
import Foundation
import ImageCodingEngine
import PixelEngine

/// Pictures drawn for tests.
enum Drawn {
    /// A picture whose pixel at (x, y) is (x, y, (x + y) / 2), each modulo 256.
    static func ramp(_ width: Int, _ height: Int) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for y in 0..<height {
                for x in 0..<width {
                    bytes.storeBytes(of: color(x, y), toByteOffset: y * rowBytes + x * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }

    static func color(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        SIMD4(UInt8(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: y), UInt8(truncatingIfNeeded: (x + y) / 2), 255)
    }

    /// A file of such a picture.
    static func file(
        _ width: Int,
        _ height: Int,
        as format: ImageFileFormat = .png,
        orientation: PictureOrientation = .up
    ) throws -> Data {
        try ImageEncoder.encode(ramp(width, height), as: format, options: EncodingOptions(orientation: orientation))
    }
}

extension CVReadOnlyPixelBuffer {
    /// The red, green, blue and alpha of a pixel.
    func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        accessUnsafeRawPlaneBytes { planes in
            let plane = planes[0]
            let offset = y * plane.properties.bytesPerRow + x * 4
            return plane.bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)[SIMD4(2, 1, 0, 3)]
        }
    }
}

extension SIMD4<UInt8> {
    subscript(order: SIMD4<Int>) -> SIMD4<UInt8> {
        SIMD4(self[order[0]], self[order[1]], self[order[2]], self[order[3]])
    }
}
