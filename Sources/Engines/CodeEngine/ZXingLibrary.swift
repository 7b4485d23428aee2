import CZXing
import Foundation
import FoveaInstallation

/// The loaded library that reads and draws codes, called through its table of functions.
///
/// `@unchecked Sendable`: the only stored property is a constant table of C functions. Each call works on handles that
/// one caller owns; the message of the last failure is the thread's own (`thread_local` in ZXingC.cpp).
@safe final class ZXingLibrary: @unchecked Sendable {
    let functions: fovea_zxing_table

    /// Loads the library of an installation.
    init(paths: InstallationPaths) throws(CodeError) {
        let path = paths.codes.appending("libZXing.so")
        guard FileManager.default.fileExists(atPath: path) else {
            throw CodeError(
                code: .libraryNotFound,
                message: "The library that reads codes, \(path), isn't there. \(paths.remedy)"
            )
        }
        do throws(LibraryRefusal) {
            functions = try unsafe LibraryTable.load(path, with: fovea_zxing_load)
        } catch {
            throw CodeError(
                code: .libraryDamaged,
                message: "The library that reads codes, \(path), \(error.reason). \(paths.remedy)"
            )
        }
    }
}

// MARK: - Calling

extension ZXingLibrary {
    /// Returns a copy of a string of the library, and frees it.
    func taken(_ text: UnsafeMutablePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        defer { unsafe functions.ZXing_free(text) }
        return unsafe String(cString: text)
    }

    /// The version of the library.
    var version: String { unsafe functions.ZXing_Version().map { unsafe String(cString: $0) } ?? "unknown" }

    /// The error of the thread's last failed call.
    func lastError(_ code: CodeError.Code, _ message: String) -> CodeError {
        let reason = unsafe taken(functions.ZXing_LastErrorMsg())
        return CodeError(code: code, message: reason.isEmpty ? "\(message)." : "\(message): \(reason).")
    }
}
