import Foundation
import PixelEngine

/// A writer of the smallest EXIF block that states an orientation.
enum EXIFWriter {
    /// A TIFF structure with one directory of one field.
    static func block(_ orientation: PictureOrientation) -> Data {
        var block = Data([0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8, 0, 1])
        block.append(contentsOf: [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0])
        block.append(contentsOf: [0, 0, 0, 0])
        return block
    }
}

extension Data {
    /// Appends a number in big-endian order.
    mutating func appendBigEndian<T: FixedWidthInteger>(_ value: T) {
        for shift in stride(from: T.bitWidth - 8, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    /// Appends a number in little-endian order.
    mutating func appendLittleEndian<T: FixedWidthInteger>(_ value: T) {
        for shift in stride(from: 0, to: T.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}
