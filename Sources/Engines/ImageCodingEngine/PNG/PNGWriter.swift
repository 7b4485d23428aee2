import CSPNG
import Foundation
import PixelEngine

/// A writer of PNG files.
enum PNGWriter {
    static func encode(_ raster: Raster, _ options: EncodingOptions) throws(ImageCodingError) -> Data {
        let rows = try EncoderRows(raster, alpha: .keep, isDeepAllowed: true, for: .png)
        guard let context = unsafe spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .outOfMemory(.png) }
        defer { unsafe spng_ctx_free(context) }
        unsafe _ = spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
        // Level 3 is three times as fast as the default and costs a twentieth in size.
        unsafe _ = spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 3)
        let colorType = [1: SPNG_COLOR_TYPE_GRAYSCALE, 3: SPNG_COLOR_TYPE_TRUECOLOR][rows.componentCount]
        var header = spng_ihdr(
            width: UInt32(rows.width),
            height: UInt32(rows.height),
            bit_depth: UInt8(8 * rows.bytesPerComponent),
            color_type: UInt8((colorType ?? SPNG_COLOR_TYPE_TRUECOLOR_ALPHA).rawValue),
            compression_method: 0,
            filter_method: 0,
            interlace_method: 0
        )
        try check(unsafe spng_set_ihdr(context, &header))
        unsafe _ = spng_set_srgb(context, 0)
        if let resolution = options.resolution { unsafe setResolution(resolution, of: context) }
        // The library keeps pointers to the metadata until the file is written.
        var exif = (EXIFWriter.block(options) ?? Data()).map { CChar(bitPattern: $0) }
        var text = photoshopText(options.metadata.iptc)
        let status = unsafe exif.withUnsafeMutableBufferPointer { exif in
            unsafe text.withUnsafeMutableBufferPointer { text in
                unsafe encode(rows, exif: exif, text: text, with: context)
            }
        }
        try check(status)
        var (count, reason): (Int, Int32) = (0, 0)
        guard let output = unsafe spng_get_png_buffer(context, &count, &reason) else {
            throw .encodingFailed(.png, unsafe String(cString: spng_strerror(reason)))
        }
        return unsafe Data(bytesNoCopy: output, count: count, deallocator: .free)
    }

    @unsafe private static func encode(
        _ rows: EncoderRows,
        exif: UnsafeMutableBufferPointer<CChar>,
        text: UnsafeMutableBufferPointer<CChar>,
        with context: OpaquePointer
    ) -> Int32 {
        if !exif.isEmpty {
            var chunk = unsafe spng_exif(length: exif.count, data: exif.baseAddress)
            unsafe _ = spng_set_exif(context, &chunk)
        }
        if !text.isEmpty { unsafe setText(text, of: context) }
        return unsafe rows.bytes.withUnsafeBytes { bytes in
            unsafe spng_encode_image(
                context,
                bytes.baseAddress,
                bytes.count,
                Int32(SPNG_FMT_PNG.rawValue),
                Int32(SPNG_ENCODE_FINALIZE.rawValue)
            )
        }
    }

    /// The IPTC records as a PNG text chunk.
    private static func photoshopText(_ iptc: [Int: [String]]) -> [CChar] {
        guard !iptc.isEmpty else { return [] }
        let resources = PhotoshopResources.block(IPTCRecord.write(iptc))
        // The library reads the text as a C string, whatever its length says.
        return Array(PNGProfileText.text("iptc", resources).utf8CString)
    }

    @unsafe private static func setText(_ text: UnsafeMutableBufferPointer<CChar>, of context: OpaquePointer) {
        var chunk = unsafe spng_text()
        unsafe chunk.type = Int32(SPNG_TEXT.rawValue)
        unsafe withUnsafeMutableBytes(of: &chunk.keyword) { keyword in
            unsafe keyword.copyBytes(from: PNGHeader.photoshopKeyword.utf8)
        }
        unsafe chunk.text = text.baseAddress
        unsafe chunk.length = text.count - 1
        unsafe _ = spng_set_text(context, &chunk, 1)
    }

    @unsafe private static func setResolution(_ resolution: ImageResolution, of context: OpaquePointer) {
        let metric = resolution.pixels(perInches: 1 / 0.0254)
        var chunk = spng_phys(
            ppu_x: UInt32(clamping: metric.horizontal),
            ppu_y: UInt32(clamping: metric.vertical),
            unit_specifier: 1
        )
        unsafe _ = spng_set_phys(context, &chunk)
    }

    private static func check(_ status: Int32) throws(ImageCodingError) {
        if status != 0 { throw .encodingFailed(.png, unsafe String(cString: spng_strerror(status))) }
    }
}
