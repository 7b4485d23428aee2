import CSPNG
import Foundation

/// A decoder for PNG data.
///
/// Owns one libspng context, which reads the data in place and keeps its position.
@safe struct PNGDecoder: ~Copyable {
    private let context: OpaquePointer
    private let data: Data

    /// The most memory for one chunk and for all chunks without pixels; larger ones are decompression bombs.
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

    /// The library's format for a canvas's pixels.
    static func format(isGray: Bool, bitDepth: Int) -> spng_format {
        switch (isGray, bitDepth) {
        case (true, 16): SPNG_FMT_PNG
        case (true, _): SPNG_FMT_G8
        case (false, 16): SPNG_FMT_RGBA16
        case (false, _): SPNG_FMT_RGBA8
        }
    }

    /// Reads the color information, without decoding the picture.
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
                // The context refers to the data, so its information is copied while the data exists.
                if decoded == 0 { colors = unsafe PNGColors(borrowing: context) }
                return decoded
            }
        }
        guard status == 0 else { throw Self.failure(status) }
        return colors
    }

    /// Decodes 16 bits row by row and rounds them to 8; the library itself would truncate.
    func decodeRounded(isGray: Bool, isInterlaced: Bool, into canvas: inout Canvas) throws(ImageCodingError)
        -> PNGColors
    {
        let channels = isGray ? 1 : 4
        var colors = PNGColors()
        var row = [UInt16](repeating: 0, count: canvas.width * channels)
        let status = unsafe data.bytes.withUnsafeBytes { bytes in
            let opened = unsafe spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
            guard opened == 0 else { return opened }
            let begun = unsafe spng_decode_image(
                context,
                nil,
                0,
                Int32(Self.format(isGray: isGray, bitDepth: 16).rawValue),
                (isGray ? 0 : Int32(SPNG_DECODE_TRNS.rawValue)) | Int32(SPNG_DECODE_PROGRESSIVE.rawValue)
            )
            guard begun == 0 else { return begun }
            var status: Int32 = 0
            while status == 0 {
                var place = spng_row_info()
                let found = unsafe spng_get_row_info(context, &place)
                guard found == 0 else { return found }
                status = unsafe row.withUnsafeMutableBytes { unsafe spng_decode_row(context, $0.baseAddress, $0.count) }
                guard status == 0 || status == SPNG_EOI.rawValue else { return status }
                canvas.round(
                    row,
                    ofPass: isInterlaced ? Int(place.pass) : 6,
                    to: Int(place.row_num),
                    channels: channels
                )
            }
            colors = unsafe PNGColors(borrowing: context)
            return 0
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

extension Canvas {
    /// Rounds the pixels of a row that a pass of Adam7 interlacing fills; the last pass fills whole rows.
    fileprivate mutating func round(_ row: [UInt16], ofPass pass: Int, to line: Int, channels: Int) {
        guard line < height else { return }
        let (start, width) = (line * bytesPerRow, width)
        let (first, step) = [(0, 8), (4, 8), (0, 4), (2, 4), (0, 2), (1, 2), (0, 1)][pass]
        edit { target in
            let source = row.span
            guard step > 1 else {
                for index in 0..<width * channels { target[start + index] = source[index].roundedToByte }
                return
            }
            for column in stride(from: first, to: width, by: step) {
                for index in column * channels..<(column + 1) * channels {
                    target[start + index] = source[index].roundedToByte
                }
            }
        }
    }
}
