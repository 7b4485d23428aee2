import CZXing
package import PixelEngine

/// What a PDF417 code is to look like; nil leaves a choice to the library.
package struct PDF417Settings: Sendable, Hashable {
    /// The number of columns of data, from 1 to 30.
    package var columns: Int?
    /// The number of rows, from 3 to 90, which needs ``columns``.
    package var rows: Int?
    /// The level of error correction, from 0 to 8.
    package var level: Int?
    /// A Boolean value that indicates whether the right side is left out.
    package var isCompact: Bool = false

    /// Creates settings that leave everything to the library.
    package init() {}

    /// The settings as the library takes them.
    fileprivate var options: String {
        [("columns", columns), ("rows", rows), ("ecLevel", level)]
            .compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: ",")
    }
}

extension CodeEngine {
    /// Draws a PDF417 code without a quiet zone: a pixel is a module wide, and three are a row high.
    ///
    /// Throws when the message doesn't fit. The pixels are ``PixelFormat/gray8``.
    package func pdf417(_ message: [UInt8], _ settings: PDF417Settings = PDF417Settings()) throws -> Raster {
        let format = settings.isCompact ? CodeFormat("L", "c") : CodeFormat("L", " ")
        return try library().drawing(of: message, format: format, options: settings.options)
    }
}

extension ZXingLibrary {
    fileprivate func drawing(of message: [UInt8], format: CodeFormat, options: String) throws -> Raster {
        guard let creator = unsafe functions.ZXing_CreatorOptions_new(format.number) else {
            throw lastError(.invalidContent, "The code couldn't be made")
        }
        defer { unsafe functions.ZXing_CreatorOptions_delete(creator) }
        unsafe functions.ZXing_CreatorOptions_setOptions(creator, options)
        let count = Int32(clamping: message.count)
        // A code of bytes says that they are no text.
        let code =
            message.allSatisfy { $0 < 128 }
            ? unsafe functions.ZXing_CreateBarcodeFromText(message.map { CChar(bitPattern: $0) }, count, creator)
            : unsafe functions.ZXing_CreateBarcodeFromBytes(message, count, creator)
        guard let code = unsafe code else { throw lastError(.invalidContent, "The code can't hold the message") }
        defer { unsafe functions.ZXing_Barcode_delete(code) }
        return try unsafe drawing(of: code)
    }

    /// Draws a code that was made, or the modules of one that was read, without a quiet zone: a pixel each.
    func drawing(of code: OpaquePointer) throws -> Raster {
        guard let writer = unsafe functions.ZXing_WriterOptions_new() else {
            throw lastError(.invalidContent, "The code couldn't be drawn")
        }
        defer { unsafe functions.ZXing_WriterOptions_delete(writer) }
        unsafe functions.ZXing_WriterOptions_setScale(writer, 1)
        unsafe functions.ZXing_WriterOptions_setAddQuietZones(writer, false)
        guard let image = unsafe functions.ZXing_WriteBarcodeToImage(code, writer) else {
            throw lastError(.invalidContent, "The code couldn't be drawn")
        }
        defer { unsafe functions.ZXing_Image_delete(image) }
        let (width, height) = unsafe (functions.ZXing_Image_width(image), functions.ZXing_Image_height(image))
        guard let pixels = unsafe functions.ZXing_Image_data(image) else {
            throw lastError(.invalidContent, "The code couldn't be drawn")
        }
        return try unsafe Raster(width: Int(width), height: Int(height), format: .gray8, alpha: .opaque) {
            bytes,
            perRow in
            for y in 0..<Int(height) {
                for x in 0..<Int(width) { unsafe bytes[y * perRow + x] = pixels[y * Int(width) + x] }
            }
        }
    }
}
