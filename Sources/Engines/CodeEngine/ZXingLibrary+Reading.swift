import CZXing
import GeometryEngine
import PixelEngine
import SymbolEngine

extension ZXingLibrary {
    /// Reads the codes in ``PixelFormat/gray8`` pixels; corners are in pixels.
    ///
    /// A thorough search looks at reduced copies of the picture and for light codes on dark as well. One that insists on
    /// supplements finds an EAN or UPC only with the small code next to it.
    func codes(
        in pixels: Raster,
        formats: [CodeFormat],
        maximumCount: Int,
        isThorough: Bool,
        insistsOnSupplement: Bool = false
    ) throws(CodeError) -> [FoundCode] {
        guard let options = unsafe functions.ZXing_ReaderOptions_new() else {
            throw lastError(.readingFailed, "The reader of codes couldn't be made")
        }
        defer { unsafe functions.ZXing_ReaderOptions_delete(options) }
        unsafe functions.ZXing_ReaderOptions_setFormats(options, formats.map(\.number), Int32(formats.count))
        unsafe functions.ZXing_ReaderOptions_setEanAddOnSymbol(
            options,
            UInt32(insistsOnSupplement ? fovea_zxing_require_add_on : fovea_zxing_read_add_on)
        )
        unsafe functions.ZXing_ReaderOptions_setTextMode(options, UInt32(fovea_zxing_plain))
        unsafe functions.ZXing_ReaderOptions_setMaxNumberOfSymbols(options, Int32(min(max(maximumCount, 1), 255)))
        unsafe functions.ZXing_ReaderOptions_setTryDownscale(options, isThorough)
        unsafe functions.ZXing_ReaderOptions_setTryInvert(options, isThorough)
        // The library takes what is between two rows for a part of the last row as well, which may end before.
        let rows = pixels.bytesPerRow == pixels.width ? pixels : try copy(of: pixels)
        let barcodes = unsafe rows.withUnsafeBytes { bytes -> OpaquePointer? in
            let view = unsafe functions.ZXing_ImageView_new_checked(
                bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
                Int32(bytes.count),
                Int32(rows.width),
                Int32(rows.height),
                UInt32(fovea_zxing_lum),
                Int32(rows.bytesPerRow),
                1
            )
            guard let view = unsafe view else { return nil }
            defer { unsafe functions.ZXing_ImageView_delete(view) }
            return unsafe functions.ZXing_ReadBarcodes(view, options)
        }
        guard let barcodes = unsafe barcodes else {
            throw lastError(.readingFailed, "The picture couldn't be searched for codes")
        }
        defer { unsafe functions.ZXing_Barcodes_delete(barcodes) }
        return unsafe (0..<functions.ZXing_Barcodes_size(barcodes)).compactMap { index in
            unsafe functions.ZXing_Barcodes_at(barcodes, index).flatMap { unsafe code($0) }
        }
    }

    private func copy(of pixels: Raster) throws(CodeError) -> Raster {
        do throws(PixelError) {
            return try pixels.copied()
        } catch {
            throw CodeError(code: .readingFailed, message: error.message)
        }
    }

    private func code(_ barcode: OpaquePointer) -> FoundCode? {
        guard let kind = unsafe CodeFormat(number: functions.ZXing_Barcode_format(barcode)).kind else { return nil }
        let content = unsafe functions.ZXing_Barcode_contentType(barcode)
        var code = FoundCode(
            symbology: kind,
            text: unsafe taken(functions.ZXing_Barcode_text(barcode)),
            bytes: unsafe bytes(of: barcode),
            isText: content != fovea_zxing_binary && content != fovea_zxing_unknown_eci,
            corners: unsafe corners(of: barcode),
            identifier: unsafe taken(functions.ZXing_Barcode_symbologyIdentifier(barcode))
        )
        if code.bytes.isBinary { code.isText = false }
        code.isGS1 = content == fovea_zxing_gs1
        code.isInverted = unsafe functions.ZXing_Barcode_isInverted(barcode)
        code.isMirrored = unsafe functions.ZXing_Barcode_isMirrored(barcode)
        code.sequence = unsafe sequence(of: barcode)
        code.details = unsafe FoundCode.Details(
            version: extra("Version", of: barcode),
            level: extra("ECLevel", of: barcode),
            mask: extra("DataMask", of: barcode)
        )
        unsafe addNumbers(of: barcode, to: &code)
        code.symbol = unsafe symbol(of: barcode, code)
        return code
    }

    /// What a code is made of, from its modules as they were seen; nil where the library keeps none.
    private func symbol(of barcode: OpaquePointer, _ code: FoundCode) -> SymbolReading? {
        guard [.aztec, .dataMatrix, .qr].contains(code.symbology), let picture = try? unsafe drawing(of: barcode) else {
            return nil
        }
        var modules = SymbolModules(width: picture.width, height: picture.height)
        unsafe picture.withUnsafeBytes { bytes in
            for y in 0..<modules.height {
                for x in 0..<modules.width {
                    let isDark = unsafe bytes[y * picture.bytesPerRow + x] < 128
                    modules[x, y] = isDark
                }
            }
        }
        return switch code.symbology {
        case .aztec: AztecSymbol.Reading(modules).map(SymbolReading.aztec)
        case .dataMatrix: DataMatrixSymbol.Reading(modules).map(SymbolReading.dataMatrix)
        // The other way of a mirrored code is the one that was meant.
        default: QRSymbol.Reading(code.isMirrored ? modules.mirrored : modules).map(SymbolReading.qr)
        }
    }

    /// Separates the small code next to an EAN from its number, and finds out what was checked.
    private func addNumbers(of barcode: OpaquePointer, to code: inout FoundCode) {
        switch code.symbology {
        case .ean8, .ean13, .upce:
            let supplement = unsafe extra("EanAddOn", of: barcode)
            if !supplement.isEmpty, code.text.hasSuffix(supplement) {
                code.text.removeLast(supplement.count)
                code.bytes.removeLast(min(supplement.utf8.count, code.bytes.count))
                code.supplement = supplement
            }
            let short = unsafe extra("UPCE", of: barcode)
            if !short.isEmpty { code.shortNumber = short }
        case .code39, .code39FullASCII, .itf:
            // An odd modifier says that the check character is right.
            code.hasCheckCharacter = code.identifier.last?.wholeNumberValue.map { $0 % 2 == 1 } ?? false
        default:
            break
        }
    }

    private func bytes(of barcode: OpaquePointer) -> [UInt8] {
        var count: Int32 = 0
        guard let bytes = unsafe functions.ZXing_Barcode_bytes(barcode, &count) else { return [] }
        defer { unsafe functions.ZXing_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private func extra(_ key: String, of barcode: OpaquePointer) -> String {
        unsafe taken(functions.ZXing_Barcode_extra(barcode, key))
    }

    private func sequence(of barcode: OpaquePointer) -> FoundCode.Sequence? {
        let index = unsafe Int(functions.ZXing_Barcode_sequenceIndex(barcode))
        let count = unsafe Int(functions.ZXing_Barcode_sequenceSize(barcode))
        guard index >= 0, count >= 0 else { return nil }
        return FoundCode.Sequence(
            index: index,
            count: count > 0 ? count : nil,
            identifier: unsafe taken(functions.ZXing_Barcode_sequenceId(barcode))
        )
    }

    /// The corners in the picture's own orientation: the library begins at the symbol's upper left one.
    private func corners(of barcode: OpaquePointer) -> Quadrilateral {
        let position = unsafe functions.ZXing_Barcode_position(barcode)
        let corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft]
        return Quadrilateral(inPicture: corners.map { Point(x: Double($0.x), y: Double($0.y)) })
    }
}

extension [UInt8] {
    /// A Boolean value that indicates whether bytes are none of a text's: controls and others beyond ASCII at once.
    ///
    /// The library takes every sequence of bytes for text of some character set.
    fileprivate var isBinary: Bool {
        // Tabs, ends of lines, and the separators of structured texts.
        func isControl(_ byte: UInt8) -> Bool { byte < 32 && ![4, 9, 10, 13, 28, 29, 30, 31].contains(byte) }
        return contains { $0 >= 128 } && contains(where: isControl)
    }
}
