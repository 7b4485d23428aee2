import CHEIF
import Foundation
import PixelEngine
import Synchronization

/// A writer of HEIC and AVIF files, for systems whose libheif has an encoder.
enum HEIFWriter {
    static func encode(
        _ raster: Raster,
        as format: ImageFileFormat,
        _ options: EncodingOptions
    ) throws(ImageCodingError) -> Data {
        let rows = try EncoderRows(raster, alpha: .keep, isDeepAllowed: false, for: format)
        guard let context = unsafe heif_context_alloc() else { throw .outOfMemory(format) }
        defer { unsafe heif_context_free(context) }
        var encoder: OpaquePointer?
        let coding = format == .avif ? heif_compression_AV1 : heif_compression_HEVC
        unsafe _ = heif_context_get_encoder_for_format(context, coding, &encoder)
        guard let encoder = unsafe encoder else {
            throw .encodingFailed(format, "the installed libheif has no encoder for it. Install libx265 or libaom")
        }
        defer { unsafe heif_encoder_release(encoder) }
        try unsafe check(heif_encoder_set_lossy_quality(encoder, Int32(options.percent)), format)
        let image = try unsafe picture(rows, format)
        defer { unsafe heif_image_release(image) }
        guard let settings = unsafe heif_encoding_options_alloc() else { throw .outOfMemory(format) }
        defer { unsafe heif_encoding_options_free(settings) }
        unsafe settings.pointee.image_orientation = heif_orientation(rawValue: UInt32(options.orientation.rawValue))
        var handle: OpaquePointer?
        try unsafe check(
            encoding(format) { unsafe heif_context_encode_image(context, image, encoder, settings, &handle) },
            format
        )
        defer { unsafe heif_image_handle_release(handle) }
        if !options.metadata.isEmpty, let exif = EXIFWriter.block(options) {
            try unsafe check(add(exif, to: handle, in: context), format)
        }
        let file = try unsafe write(context, format)
        return options.orientation.swapsSides ? correctingSize(in: file, width: rows.width, height: rows.height) : file
    }

    /// Whether this process has encoded a picture with x265.
    private static let hasEncoded = Mutex(false)

    /// Encodes a picture, the first one with x265 while others wait.
    ///
    /// It fills its table of functions with the first picture, under no lock. Another one that is begun meanwhile calls
    /// functions that aren't there yet.
    @unsafe private static func encoding(_ format: ImageFileFormat, _ encode: () -> heif_error) -> heif_error {
        var first: heif_error?
        if format == .heic {
            hasEncoded.withLock { hasEncoded in
                guard !hasEncoded else { return }
                let status = unsafe encode()
                hasEncoded = unsafe status.code == heif_error_Ok
                unsafe first = unsafe status
            }
        }
        return unsafe first ?? encode()
    }

    /// Adds an EXIF block; the library writes the offset before it.
    @unsafe private static func add(
        _ exif: Data,
        to handle: OpaquePointer?,
        in context: OpaquePointer
    ) -> heif_error {
        unsafe exif.withUnsafeBytes { bytes in
            unsafe heif_context_add_exif_metadata(context, handle, bytes.baseAddress, Int32(bytes.count))
        }
    }

    /// Swaps the sides in the boxes that state the stored size.
    ///
    /// libheif 1.15 writes the size after a quarter turn where ISO/IEC 23008-12 requires the one before, and other
    /// decoders refuse such files. Remove this when Debian has a later libheif.
    private static func correctingSize(in file: Data, width: Int, height: Int) -> Data {
        var wrong = Data("ispe".utf8) + Data(count: 4)
        wrong.appendBigEndian(UInt32(height))
        wrong.appendBigEndian(UInt32(width))
        var right = wrong.prefix(8)
        right.appendBigEndian(UInt32(width))
        right.appendBigEndian(UInt32(height))
        var corrected = file
        while let range = corrected.range(of: wrong), wrong != right { corrected.replaceSubrange(range, with: right) }
        return corrected
    }

    /// Copies the rows into a picture of the library.
    @unsafe private static func picture(
        _ rows: EncoderRows,
        _ format: ImageFileFormat
    ) throws(ImageCodingError) -> OpaquePointer {
        let size = rows.componentCount == 4 ? 4 : 3
        let chroma = size == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
        var image: OpaquePointer?
        let (width, height) = (Int32(rows.width), Int32(rows.height))
        try unsafe check(heif_image_create(width, height, heif_colorspace_RGB, chroma, &image), format)
        guard let image = unsafe image else { throw .outOfMemory(format) }
        var stride: Int32 = 0
        guard unsafe heif_image_add_plane(image, heif_channel_interleaved, width, height, 8).code == heif_error_Ok,
            let plane = unsafe heif_image_get_plane(image, heif_channel_interleaved, &stride)
        else {
            unsafe heif_image_release(image)
            throw .outOfMemory(format)
        }
        let bytes = rows.componentCount == 1 ? rows.bytes.flatMap { [$0, $0, $0] } : rows.bytes
        for row in 0..<rows.height {
            let line = bytes[row * rows.width * size..<(row + 1) * rows.width * size]
            let target = unsafe UnsafeMutableRawBufferPointer(start: plane + row * Int(stride), count: line.count)
            unsafe target.copyBytes(from: line)
        }
        return unsafe image
    }

    @unsafe private static func write(
        _ context: OpaquePointer,
        _ format: ImageFileFormat
    ) throws(ImageCodingError) -> Data {
        var file = Data()
        var writer = heif_writer()
        writer.writer_api_version = 1
        unsafe writer.write = { _, bytes, count, target in
            if let bytes = unsafe bytes, let target = unsafe target {
                unsafe target.assumingMemoryBound(to: Data.self).pointee.append(
                    bytes.assumingMemoryBound(to: UInt8.self),
                    count: count
                )
            }
            return unsafe heif_error(code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: nil)
        }
        let status = unsafe withUnsafeMutablePointer(to: &file) { target in
            unsafe heif_context_write(context, &writer, target)
        }
        try unsafe check(status, format)
        return file
    }

    @unsafe private static func check(_ status: heif_error, _ format: ImageFileFormat) throws(ImageCodingError) {
        guard unsafe status.code == heif_error_Ok else {
            let message = unsafe status.message.map { unsafe String(cString: $0) } ?? "no reason given"
            throw .encodingFailed(format, message)
        }
    }
}
