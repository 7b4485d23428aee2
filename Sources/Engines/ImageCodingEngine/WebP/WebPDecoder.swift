import CWebP
import Foundation

/// A call of libwebp that decodes one picture.
enum WebPDecoder {
    /// Decodes a file or the chunks of a frame into a part of the canvas.
    static func decode(
        _ data: Data,
        into canvas: inout Canvas,
        x: Int,
        y: Int,
        size: ImageInfo.Size,
        isScaled: Bool
    ) throws(ImageCodingError) {
        var config = unsafe WebPDecoderConfig()
        guard unsafe WebPInitDecoderConfig(&config) != 0 else { throw .outOfMemory(.webp) }
        if isScaled {
            unsafe config.options.use_scaling = 1
            unsafe config.options.scaled_width = Int32(size.width)
            unsafe config.options.scaled_height = Int32(size.height)
        }
        unsafe config.output.colorspace = MODE_RGBA
        unsafe config.output.is_external_memory = 1
        unsafe config.output.u.RGBA.stride = Int32(canvas.bytesPerRow)
        let start = y * canvas.bytesPerRow + 4 * x
        let byteCount = (size.height - 1) * canvas.bytesPerRow + 4 * size.width
        let status = unsafe canvas.withBytes { pixels in
            let target = unsafe UnsafeMutableRawBufferPointer(rebasing: pixels[start..<start + byteCount])
            unsafe config.output.u.RGBA.rgba = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
            unsafe config.output.u.RGBA.size = target.count
            return unsafe data.bytes.withUnsafeBytes { bytes in
                unsafe WebPDecode(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &config)
            }
        }
        unsafe WebPFreeDecBuffer(&config.output)
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory(.webp)
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated(.webp)
        case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported(.webp, "the library doesn't know its coding")
        default: throw .corrupt(.webp, "the decoder reports status \(status.rawValue)")
        }
    }
}
