import CPDFium
import Foundation

/// An open PDF document.
///
/// Owns one handle of the library, for as long as the library's lock is held and the document's bytes stay.
@safe struct PDFDocument: ~Copyable {
    private let handle: FPDF_DOCUMENT
    private let functions: fovea_pdfium_table

    init(owning handle: FPDF_DOCUMENT, _ functions: fovea_pdfium_table) {
        unsafe self.handle = unsafe handle
        self.functions = functions
    }

    deinit { unsafe functions.FPDF_CloseDocument(handle) }

    /// The number of pages.
    var pageCount: Int { Int(unsafe functions.FPDF_GetPageCount(handle)) }

    /// Returns the size of an upright page in points.
    func size(ofPage page: Int) throws(ImageCodingError) -> (width: Double, height: Double) {
        var size = FS_SIZEF()
        guard unsafe functions.FPDF_GetPageSizeByIndexF(handle, Int32(clamping: page), &size) != 0 else {
            throw .corrupt(.pdf, "its page \(page + 1) is missing")
        }
        return (Double(size.width), Double(size.height))
    }

    /// Draws a page over the whole canvas, on white.
    func draw(page: Int, on canvas: inout Canvas) throws(ImageCodingError) {
        guard let content = unsafe functions.FPDF_LoadPage(handle, Int32(clamping: page)) else {
            throw .corrupt(.pdf, "its page \(page + 1) is missing")
        }
        defer { unsafe functions.FPDF_ClosePage(content) }
        let (width, height, bytesPerRow) = (canvas.width, canvas.height, canvas.bytesPerRow)
        let result = unsafe canvas.withBytes { rows in
            unsafe withUnsafePointer(to: functions) { table in
                // A canvas has pixels.
                let start = unsafe rows.baseAddress.unsafelyUnwrapped
                return unsafe fovea_pdfium_draw(
                    table,
                    handle,
                    content,
                    Int32(width),
                    Int32(height),
                    start,
                    Int32(bytesPerRow)
                )
            }
        }
        guard result == 0 else { throw .outOfMemory(.pdf) }
        canvas.makeOpaque()
    }
}
