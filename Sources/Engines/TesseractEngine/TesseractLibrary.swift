import CTesseract
import FoveaInstallation

/// The loaded library, called through its table of functions.
///
/// `@unchecked Sendable`: the only stored property is a constant table of C function pointers, none of which is bound
/// to a thread.
@safe final class TesseractLibrary: @unchecked Sendable {
    let functions: fovea_tesseract_table

    /// Loads the library by its name, or from a path.
    init(name: String = "libtesseract.so.5") throws(TesseractError) {
        do throws(LibraryRefusal) {
            functions = try unsafe LibraryTable.load(name, with: fovea_tesseract_load)
        } catch {
            throw TesseractError(
                code: error.isIncomplete ? .libraryDamaged : .libraryNotFound,
                message: "The library \(name) \(error.reason). Install Debian's libtesseract5."
            )
        }
    }

    /// The version, such as 5.3.0.
    var version: String { unsafe functions.TessVersion().map { unsafe String(cString: $0) } ?? "" }

    /// Calls a closure while the calling thread runs OpenMP's parallel regions alone.
    ///
    /// Lines are read at the same time, so threads inside a line would only get in each other's way. The setting is the
    /// calling thread's own, and is put back for other users of OpenMP.
    func withoutThreads<T>(_ body: () throws(TesseractError) -> T) throws(TesseractError) -> T {
        let levels = functions.omp_get_max_active_levels()
        functions.omp_set_max_active_levels(0)
        defer { functions.omp_set_max_active_levels(levels) }
        return try body()
    }
}
