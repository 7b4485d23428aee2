import CJPEGEighth
import Foundation
import PixelEngine

/// Decoding at an eighth that jumps over what an eighth doesn't show.
///
/// The pixels are TurboJPEG's, to the last bit, in three quarters of its time or less. Files out of the ordinary,
/// damaged ones among them, are left to TurboJPEG, which also finds the words for what is wrong.
enum JPEGEighth {
    /// The size from which on the tables that jumps take are worth making.
    static let minimumByteCount = 1 << 17

    /// Fills a canvas of an eighth of the stored size, or returns false and leaves it to another decoder to fill.
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
