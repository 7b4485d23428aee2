import CoreVideo
import PixelEngine

/// Pixels as searches have them.
enum Pixels {
    /// Returns a picture of a few pixels in shared memory.
    static func picture(_ format: OSType) throws -> CVReadOnlyPixelBuffer {
        var attributes = CVPixelBufferCreationAttributes(
            pixelFormatType: CVPixelFormatType(rawValue: format),
            size: CVImageSize(width: 33, height: 21)
        )
        attributes.isShared = true
        return CVReadOnlyPixelBuffer(try CVMutablePixelBuffer(attributes))
    }

    /// Reads every byte of every row.
    static func sum(_ buffer: CVReadOnlyPixelBuffer) -> Int {
        buffer.withUnsafeBuffer { buffer in
            var sum = 0
            for plane in buffer.planes {
                plane.memory.withUnsafeBytes { bytes in
                    for row in 0..<plane.height {
                        let start = plane.byteOffset + row * plane.bytesPerRow
                        for byte in bytes[start..<start + plane.width] { sum &+= Int(byte) }
                    }
                }
            }
            return sum
        }
    }
}
