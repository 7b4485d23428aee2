import CWebP
import Foundation
import PixelEngine

/// A writer of WebP files.
enum WebPWriter {
    static func encode(_ raster: Raster, _ options: EncodingOptions) throws(ImageCodingError) -> Data {
        let rows = try EncoderRows(raster, alpha: .keep, isDeepAllowed: false, for: .webp)
        guard max(rows.width, rows.height) <= WEBP_MAX_DIMENSION else {
            throw .encodingFailed(.webp, "a side may have \(WEBP_MAX_DIMENSION) pixels. Scale it down first")
        }
        let pixels = Self.color(rows)
        var config = WebPConfig()
        guard unsafe WebPConfigInit(&config) != 0 else { throw .outOfMemory(.webp) }
        config.quality = Float(options.percent)
        config.lossless = options.isLossless ? 1 : 0
        config.exact = 1
        var picture = unsafe WebPPicture()
        guard unsafe WebPPictureInit(&picture) != 0 else { throw .outOfMemory(.webp) }
        defer { unsafe WebPPictureFree(&picture) }
        unsafe picture.use_argb = options.isLossless ? 1 : 0
        unsafe picture.width = Int32(rows.width)
        unsafe picture.height = Int32(rows.height)
        let size = rows.componentCount == 4 ? 4 : 3
        let isTaken = unsafe pixels.withUnsafeBufferPointer { bytes in
            size == 4
                ? unsafe WebPPictureImportRGBA(&picture, bytes.baseAddress, Int32(4 * rows.width))
                : unsafe WebPPictureImportRGB(&picture, bytes.baseAddress, Int32(3 * rows.width))
        }
        guard isTaken != 0 else { throw .outOfMemory(.webp) }
        let file = unsafe write(&picture, config)
        guard let file else {
            throw .encodingFailed(.webp, unsafe "the encoder reports error \(picture.error_code.rawValue)")
        }
        guard let exif = EXIFWriter.block(options) else { return file }
        return extend(file, width: rows.width, height: rows.height, hasAlpha: size == 4, exif)
    }

    private static func color(_ rows: EncoderRows) -> [UInt8] {
        rows.componentCount == 1 ? rows.bytes.flatMap { [$0, $0, $0] } : rows.bytes
    }

    private static func write(_ picture: inout WebPPicture, _ config: WebPConfig) -> Data? {
        var writer = unsafe WebPMemoryWriter()
        unsafe WebPMemoryWriterInit(&writer)
        defer { unsafe WebPMemoryWriterClear(&writer) }
        var config = config
        let isDone = unsafe withUnsafeMutablePointer(to: &writer) { target in
            unsafe picture.custom_ptr = UnsafeMutableRawPointer(target)
            unsafe picture.writer = unsafe WebPMemoryWrite
            return unsafe WebPEncode(&config, &picture) != 0
        }
        guard isDone, let start = unsafe writer.mem else { return nil }
        return unsafe Data(bytes: start, count: writer.size)
    }

    /// Rewrites a simple file as an extended one with an EXIF chunk after the picture.
    private static func extend(
        _ file: Data,
        width: Int,
        height: Int,
        hasAlpha: Bool,
        _ exif: Data
    ) -> Data {
        let view = ByteView(file, isLittleEndian: true)
        let isExtended = view.has("VP8X", at: 12)
        let chunks = file.dropFirst(isExtended ? 30 : 12)
        var body = Data("WEBPVP8X".utf8)
        body.appendLittleEndian(UInt32(10))
        body.append(contentsOf: [0x08 | (hasAlpha ? 0x10 : 0), 0, 0, 0])
        for side in [width - 1, height - 1] {
            body.append(contentsOf: [UInt8(side & 255), UInt8(side >> 8 & 255), UInt8(side >> 16 & 255)])
        }
        body.append(chunks)
        body.append(contentsOf: "EXIF".utf8)
        body.appendLittleEndian(UInt32(exif.count))
        body.append(exif)
        if !exif.count.isMultiple(of: 2) { body.append(0) }
        var result = Data("RIFF".utf8)
        result.appendLittleEndian(UInt32(body.count))
        return result + body
    }
}
