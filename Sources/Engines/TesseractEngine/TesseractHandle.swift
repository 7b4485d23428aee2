import CTesseract
import Foundation

/// A handle with its languages loaded.
///
/// `@unchecked Sendable`: a handle keeps state between calls, so one thread uses it at a time; the pool that lends it
/// hands it to one caller until that returns it. The library has no state of a thread's own apart from OpenMP's, which
/// `withoutThreads` treats.
@safe final class TesseractHandle: @unchecked Sendable {
    private let library: TesseractLibrary
    private let handle: OpaquePointer

    /// Loads languages of a folder, such as `deu` or `kor+eng`.
    init(library: TesseractLibrary, folder: String, languages: String) throws(TesseractError) {
        self.library = library
        guard let handle = unsafe library.functions.TessBaseAPICreate() else {
            throw TesseractError(code: .readingFailed, message: "Tesseract can't be created: there is no memory.")
        }
        unsafe self.handle = handle
        // Otherwise it writes its opinion of pictures to stderr. The preprocessing inverts; a second try costs time.
        for (name, value) in [("debug_file", "/dev/null"), ("tessedit_do_invert", "0")] {
            _ = unsafe library.functions.TessBaseAPISetVariable(handle, name, value)
        }
        let mode = CInt(fovea_tesseract_networks)
        guard unsafe library.functions.TessBaseAPIInit2(handle, folder, languages, mode) == 0 else {
            unsafe library.functions.TessBaseAPIDelete(handle)
            throw TesseractError(
                code: .languageNotFound,
                message: "Tesseract can't read the data of \(languages) in \(folder); run scripts/setup."
            )
        }
        unsafe library.functions.TessBaseAPISetPageSegMode(handle, CInt(fovea_tesseract_raw_line))
    }

    deinit { unsafe library.functions.TessBaseAPIDelete(handle) }

    /// Reads a line of gray pixels without gaps between the rows.
    func read(
        _ pixels: UnsafeRawBufferPointer,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        milliseconds: Int
    ) throws(TesseractError) -> [TesseractSymbol] {
        let functions = library.functions
        return try library.withoutThreads { () throws(TesseractError) in
            let bytes = unsafe pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
            unsafe functions.TessBaseAPISetImage(
                handle,
                bytes,
                CInt(width),
                CInt(height),
                1,
                CInt(bytesPerRow)
            )
            defer { unsafe functions.TessBaseAPIClear(handle) }
            unsafe functions.TessBaseAPISetSourceResolution(handle, 300)
            let monitor = unsafe functions.TessMonitorCreate()
            defer { unsafe functions.TessMonitorDelete(monitor) }
            unsafe functions.TessMonitorSetDeadlineMSecs(monitor, CInt(milliseconds))
            guard unsafe functions.TessBaseAPIRecognize(handle, monitor) == 0 else {
                throw TesseractError(
                    code: .readingFailed,
                    message: "Tesseract couldn't read a line of \(width) × \(height) pixels."
                )
            }
            return symbols()
        }
    }

    private func symbols() -> [TesseractSymbol] {
        let functions = library.functions
        guard let iterator = unsafe functions.TessBaseAPIGetIterator(handle) else { return [] }
        defer { unsafe functions.TessResultIteratorDelete(iterator) }
        let place = unsafe functions.TessResultIteratorGetPageIterator(iterator)
        let level = CInt(fovea_tesseract_symbols)
        var spaces = unsafe SpaceFinder(text(of: iterator, level: CInt(fovea_tesseract_lines)) ?? "")
        var symbols: [TesseractSymbol] = []
        repeat {
            guard let text = unsafe text(of: iterator, level: level) else { continue }
            var (left, top, right, bottom) = (CInt(0), CInt(0), CInt(0), CInt(0))
            guard unsafe functions.TessPageIteratorBoundingBox(place, level, &left, &top, &right, &bottom) != 0
            else { continue }
            unsafe symbols.append(
                TesseractSymbol(
                    text: text,
                    confidence: functions.TessResultIteratorConfidence(iterator, level) / 100,
                    extent: Int(min(left, right))...Int(max(left, right)),
                    followsSpace: spaces.precedes(text)
                )
            )
        } while unsafe functions.TessResultIteratorNext(iterator, level) != 0
        return symbols
    }

    private func text(of iterator: OpaquePointer, level: CInt) -> String? {
        guard let text = unsafe library.functions.TessResultIteratorGetUTF8Text(iterator, level) else { return nil }
        defer { unsafe library.functions.TessDeleteText(text) }
        return unsafe String(cString: text)
    }
}

/// Finds the spaces between symbols in the text of the line.
///
/// The library has words for its own use, which in some scripts have no spaces between them.
private struct SpaceFinder {
    private var rest: Substring.UnicodeScalarView

    init(_ line: String) { rest = Substring(line).unicodeScalars }

    /// Returns whether a space precedes the next symbol, and passes both.
    mutating func precedes(_ symbol: String) -> Bool {
        guard let first = symbol.unicodeScalars.first, let start = rest.firstIndex(of: first) else { return false }
        defer { rest = rest[start...].dropFirst(symbol.unicodeScalars.count) }
        return rest[..<start].contains { $0.properties.isWhitespace }
    }
}
