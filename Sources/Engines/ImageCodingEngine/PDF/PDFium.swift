import CPDFium
import Foundation
import FoveaInstallation
import Synchronization

/// The loaded PDFium library, called through its table of functions.
///
/// `@unchecked Sendable`: the library keeps state of the whole process, so that one thread may call it at a time. Every
/// call is made in ``withDocument(_:_:)``, which holds a lock. The other properties are constants.
@safe final class PDFium: @unchecked Sendable {
    private let functions: fovea_pdfium_table
    private let lock = NSLock()

    private static let current = Mutex<PDFium?>(nil)

    private init(path: String) throws(ImageCodingError) {
        do throws(LibraryRefusal) {
            functions = try unsafe LibraryTable.load(path, with: fovea_pdfium_load)
        } catch {
            throw ImageCodingError(
                code: .decoderUnavailable,
                message: "The library for PDF documents, \(path), \(error.reason)."
            )
        }
    }

    /// Loads the library.
    static func load(path: String) throws(ImageCodingError) {
        try current.withLock { current throws(ImageCodingError) in
            if current == nil { current = try PDFium(path: path) }
        }
    }

    /// Returns the library, or throws an error where it isn't loaded.
    static func loaded() throws(ImageCodingError) -> PDFium {
        guard let library = current.withLock({ $0 }) else {
            throw ImageCodingError(
                code: .unsupportedFormat,
                message:
                    "A PDF document is drawn in a process of its own alone. Use the command 'fovea' or its service."
            )
        }
        return library
    }
}

/// The library that draws pages of documents, for worker processes.
package enum PageLibrary {
    /// Loads the library from a path; after that, this process reads PDF documents itself.
    package static func load(path: String) throws(ImageCodingError) { try PDFium.load(path: path) }
}

// MARK: - Documents

extension PDFium {
    /// Opens a document in memory for the time of a closure.
    func withDocument<Result>(
        _ data: Data,
        _ body: (borrowing PDFDocument) throws(ImageCodingError) -> Result
    ) throws(ImageCodingError) -> Result {
        lock.lock()
        defer { lock.unlock() }
        let result = unsafe data.withUnsafeBytes { bytes in
            Swift.Result { () throws(ImageCodingError) in
                guard let handle = unsafe functions.FPDF_LoadMemDocument64(bytes.baseAddress, bytes.count, nil) else {
                    throw failure()
                }
                return try body(unsafe PDFDocument(owning: handle, functions))
            }
        }
        return try result.get()
    }

    /// The error of a document that couldn't be opened.
    private func failure() -> ImageCodingError {
        switch Int(functions.FPDF_GetLastError()) {
        case fovea_pdf_error_password:
            ImageCodingError(
                code: .unsupportedFeature,
                message: "The PDF document can be opened with its password alone. Save it without one."
            )
        case fovea_pdf_error_security:
            ImageCodingError(
                code: .unsupportedFeature,
                message: "The PDF document is encrypted in an unknown way. Save it without encryption."
            )
        default: .corrupt(.pdf, "it has no list of its objects")
        }
    }
}
