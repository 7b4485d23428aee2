import CJPEGEighth
import Foundation
import PixelEngine

/// A decoder of JPEG at an eighth that skips the coefficients that an eighth doesn't need.
///
/// The pixels are TurboJPEG's, to the last bit, in three quarters of its time or less. Unusual and damaged files are
/// left to TurboJPEG, which also finds the error message.
enum JPEGEighth {
    /// The size from which the lookup tables pay off.
    static let minimumByteCount = 1 << 17

    /// Fills a canvas of an eighth of the stored size, or returns false and leaves it to another decoder.
    static func decode(_ data: Data, into canvas: inout Canvas) -> Bool {
        let (width, height, stride) = (Int32(canvas.width), Int32(canvas.height), canvas.bytesPerRow)
        let componentCount: Int32 = canvas.format == .gray8 ? 1 : 3
        return unsafe canvas.withBytes { pixels in
            unsafe data.bytes.withUnsafeBytes { bytes in
                guard let source = bytes.baseAddress, let target = pixels.baseAddress else {
                    return false
                }
                return unsafe fovea_jpeg_eighth(
                    source.assumingMemoryBound(to: UInt8.self),
                    bytes.count,
                    componentCount,
                    target.assumingMemoryBound(to: UInt8.self),
                    stride,
                    width,
                    height
                )
            }
        }
    }
}
