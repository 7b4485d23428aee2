import CHEIF
import Foundation

/// An open HEIF or AVIF file in memory.
///
/// Owns the libheif context and the handle of the main picture. The context has a copy of the data.
@safe struct HEIFFile: ~Copyable {
    private let context: OpaquePointer
    private let primary: HEIFHandle
    private let format: ImageFileFormat

    /// Opens a file and finds its main picture.
    init(_ data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        guard let context = unsafe heif_context_alloc() else { throw .outOfMemory(format) }
        unsafe heif_context_set_maximum_image_size_limit(context, Int32(clamping: limits.maximumSide))
        var handle: OpaquePointer?
        let status = unsafe data.bytes.withUnsafeBytes { bytes in
            let status = unsafe heif_context_read_from_memory(context, bytes.baseAddress, bytes.count, nil)
            guard unsafe status.code == heif_error_Ok else { return unsafe status }
            return unsafe heif_context_get_primary_image_handle(context, &handle)
        }
        guard unsafe status.code == heif_error_Ok, let handle = unsafe handle else {
            let isTooLarge = unsafe status.subcode == heif_suberror_Security_limit_exceeded
            let error = unsafe isTooLarge ? limits.sideTooLong(format) : Self.failure(status, format)
            unsafe heif_context_free(context)
            throw error
        }
        unsafe self.context = unsafe context
        primary = unsafe HEIFHandle(owning: handle)
        self.format = format
    }

    deinit { unsafe heif_context_free(context) }

    /// Calls a closure with the main picture.
    borrowing func withPrimary<R>(_ body: (borrowing HEIFHandle) throws(ImageCodingError) -> R) throws(ImageCodingError)
        -> R
    {
        try body(primary)
    }

    /// The error that a status of the library stands for.
    @unsafe static func failure(_ status: heif_error, _ format: ImageFileFormat) -> ImageCodingError {
        let message = unsafe status.message.map { unsafe String(cString: $0) } ?? "no reason given"
        switch unsafe (status.code, status.subcode) {
        case (_, heif_suberror_End_of_data): return .truncated(format, message)
        case (heif_error_Memory_allocation_error, heif_suberror_Security_limit_exceeded):
            return .corrupt(format, message)
        case (heif_error_Memory_allocation_error, _): return .outOfMemory(format)
        case (heif_error_Unsupported_feature, _), (heif_error_Unsupported_filetype, _):
            return .unsupported(format, message)
        default: return .corrupt(format, message)
        }
    }
}

/// One picture of a HEIF file.
///
/// Owns a handle of libheif.
@safe struct HEIFHandle: ~Copyable {
    private let handle: OpaquePointer

    @unsafe init(owning handle: OpaquePointer) {
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe heif_image_handle_release(handle) }

    /// The size before rotation and cropping.
    var storedSize: ImageInfo.Size {
        unsafe ImageInfo.Size(
            width: Int(heif_image_handle_get_ispe_width(handle)),
            height: Int(heif_image_handle_get_ispe_height(handle))
        )
    }

    /// The size after rotation and cropping.
    var shownSize: ImageInfo.Size {
        unsafe ImageInfo.Size(
            width: Int(heif_image_handle_get_width(handle)),
            height: Int(heif_image_handle_get_height(handle))
        )
    }

    var hasAlpha: Bool { unsafe heif_image_handle_has_alpha_channel(handle) != 0 }
    var isPremultiplied: Bool { unsafe heif_image_handle_is_premultiplied_alpha(handle) != 0 }
    var bitsPerComponent: Int { unsafe max(8, Int(heif_image_handle_get_luma_bits_per_pixel(handle))) }

    /// The embedded color profile.
    func profile() -> Data? {
        let count = unsafe heif_image_handle_get_raw_color_profile_size(handle)
        guard count > 0, count <= 16 << 20 else { return nil }
        var profile = Data(count: count)
        let status = unsafe profile.withUnsafeMutableBytes {
            unsafe heif_image_handle_get_raw_color_profile(handle, $0.baseAddress)
        }
        return unsafe status.code == heif_error_Ok ? profile : nil
    }

    /// The number of the primaries in ITU-T H.273 that the file states.
    func statedPrimaries() -> Int? {
        var stated: UnsafeMutablePointer<heif_color_profile_nclx>?
        guard unsafe heif_image_handle_get_nclx_color_profile(handle, &stated).code == heif_error_Ok,
            let profile = unsafe stated
        else { return nil }
        defer { unsafe heif_nclx_color_profile_free(profile) }
        return unsafe Int(profile.pointee.color_primaries.rawValue)
    }

    /// The EXIF block without the offset before it.
    func exif() -> Data? {
        var identifier: heif_item_id = 0
        guard unsafe heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &identifier, 1) == 1 else {
            return nil
        }
        let count = unsafe heif_image_handle_get_metadata_size(handle, identifier)
        guard count > 4, count <= 16 << 20 else { return nil }
        var block = Data(count: count)
        let status = unsafe block.withUnsafeMutableBytes {
            unsafe heif_image_handle_get_metadata(handle, identifier, $0.baseAddress)
        }
        guard unsafe status.code == heif_error_Ok, let offset = ByteView(block).u32(0), offset < count - 4 else {
            return nil
        }
        return Data(block.dropFirst(4 + offset))
    }

    /// The largest embedded thumbnail.
    func thumbnail() -> HEIFHandle? {
        var identifiers = [heif_item_id](repeating: 0, count: 8)
        let count = unsafe heif_image_handle_get_list_of_thumbnail_IDs(handle, &identifiers, Int32(identifiers.count))
        var best: OpaquePointer?
        for identifier in identifiers.prefix(max(0, Int(count))) {
            var candidate: OpaquePointer?
            guard unsafe heif_image_handle_get_thumbnail(handle, identifier, &candidate).code == heif_error_Ok,
                let candidate = unsafe candidate
            else { continue }
            if let known = unsafe best,
                unsafe heif_image_handle_get_width(known) >= heif_image_handle_get_width(candidate)
            {
                unsafe heif_image_handle_release(candidate)
            } else {
                if let known = unsafe best { unsafe heif_image_handle_release(known) }
                unsafe best = unsafe candidate
            }
        }
        guard let best = unsafe best else { return nil }
        return unsafe HEIFHandle(owning: best)
    }

    /// Decodes the picture and calls a closure with its rows of red, green, blue and alpha.
    func decode<R>(
        isDeep: Bool,
        keepsStoredOrientation: Bool,
        format: ImageFileFormat,
        _ body: (HEIFPixels) throws(ImageCodingError) -> R
    ) throws(ImageCodingError) -> R {
        guard let options = unsafe heif_decoding_options_alloc() else { throw .outOfMemory(format) }
        defer { unsafe heif_decoding_options_free(options) }
        unsafe options.pointee.ignore_transformations = keepsStoredOrientation ? 1 : 0
        unsafe options.pointee.convert_hdr_to_8bit = isDeep ? 0 : 1
        var image: OpaquePointer?
        let chroma = isDeep ? heif_chroma_interleaved_RRGGBBAA_LE : heif_chroma_interleaved_RGBA
        let status = unsafe heif_decode_image(handle, &image, heif_colorspace_RGB, chroma, options)
        guard unsafe status.code == heif_error_Ok, let image = unsafe image else {
            throw unsafe HEIFFile.failure(status, format)
        }
        defer { unsafe heif_image_release(image) }
        var stride: Int32 = 0
        guard let rows = unsafe heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride) else {
            throw .corrupt(format, "the decoder returns no pixels")
        }
        let (width, height) = unsafe (
            Int(heif_image_get_primary_width(image)), Int(heif_image_get_primary_height(image))
        )
        let bits = unsafe Int(heif_image_get_bits_per_pixel_range(image, heif_channel_interleaved))
        let bytes = unsafe UnsafeRawBufferPointer(start: rows, count: Int(stride) * height)
        return try body(
            unsafe HEIFPixels(width: width, height: height, bytesPerRow: Int(stride), bits: bits, bytes: bytes)
        )
    }
}

/// Pixels that libheif owns during a closure.
@safe struct HEIFPixels {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    /// The number of significant bits of a component.
    let bits: Int
    let bytes: UnsafeRawBufferPointer
}
