import CSPNG
import Foundation

/// A decoder for PNG data.
///
/// Owns one libspng context, which reads the data in place and keeps its position.
@safe struct PNGDecoder: ~Copyable {
    private let context: OpaquePointer
    private let data: Data

    /// The most memory for one chunk and for all chunks that are no pixels; larger ones are bombs.
    private static let chunkLimit = 8 << 20
    private static let chunkCacheLimit = 16 << 20

    init(_ data: Data, limits: DecodingLimits) throws(ImageCodingError) {
        guard let context = unsafe spng_ctx_new(0) else { throw .outOfMemory(.png) }
        unsafe self.context = unsafe context
        self.data = data
        let side = UInt32(clamping: min(limits.maximumSide, Int(Int32.max)))
        unsafe _ = spng_set_image_limits(context, side, side)
        unsafe _ = spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkCacheLimit)
    }

    deinit { unsafe spng_ctx_free(context) }

    /// The library's name for the pixels that a canvas wants.
    static func format(isGray: Bool, bitDepth: Int) -> spng_format {
        switch (isGray, bitDepth) {
        case (true, 16): SPNG_FMT_PNG
        case (true, _): SPNG_FMT_G8
        case (false, 16): SPNG_FMT_RGBA16
        case (false, _): SPNG_FMT_RGBA8
        }
    }

    /// Reads what the file says about its colors, without decoding it.
    func colors() throws(ImageCodingError) -> PNGColors {
        var colors = PNGColors()
        let status = unsafe data.bytes.withUnsafeBytes { bytes in
            let opened = unsafe spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
            if opened == 0 { colors = unsafe PNGColors(borrowing: context) }
            return opened
        }
        guard status == 0 else { throw Self.failure(status) }
        return colors
    }

    /// Decodes the whole picture into the canvas.
    func decode(as format: spng_format, into canvas: inout Canvas) throws(ImageCodingError) -> PNGColors {
        var colors = PNGColors()
        let flags = format == SPNG_FMT_PNG || format == SPNG_FMT_G8 ? 0 : Int32(SPNG_DECODE_TRNS.rawValue)
        let status = unsafe canvas.withBytes { pixels in
            unsafe data.bytes.withUnsafeBytes { bytes in
                let opened = unsafe spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
                guard opened == 0 else { return opened }
                let decoded = unsafe spng_decode_image(
                    context,
                    pixels.baseAddress,
                    pixels.count,
                    Int32(format.rawValue),
                    flags
                )
                // The context looks at the data once more, so its notes are taken while the data is there.
                if decoded == 0 { colors = unsafe PNGColors(borrowing: context) }
                return decoded
            }
        }
        guard status == 0 else { throw Self.failure(status) }
        return colors
    }

    private static func failure(_ status: Int32) -> ImageCodingError {
        let message = unsafe String(cString: spng_strerror(status))
        switch status {
        case SPNG_IO_EOF.rawValue, Int32(SPNG_EIDAT_TOO_SHORT.rawValue): return .truncated(.png)
        case Int32(SPNG_EMEM.rawValue): return .outOfMemory(.png)
        case Int32(SPNG_ECHUNK_LIMITS.rawValue):
            return ImageCodingError(
                code: .limitExceeded,
                message: "The PNG picture carries notes of more than \(chunkLimit) bytes. Remove its metadata."
            )
        default: return .corrupt(.png, message)
        }
    }
}
