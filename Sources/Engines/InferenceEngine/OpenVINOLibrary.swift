import COpenVINO
import Foundation
import FoveaInstallation

/// A loaded OpenVINO library, called through its table of functions.
///
/// `@unchecked Sendable`: the only stored property is a constant table of C function pointers, none of which is bound
/// to a thread. The types that own the handles prove which calls are safe.
@safe final class OpenVINOLibrary: @unchecked Sendable {
    let functions: fovea_openvino_table
    /// The path of the library.
    let path: String

    /// Loads the library from a folder.
    init(folder: String, remedy: String) throws(InferenceError) {
        path = try Self.find(in: folder, remedy: remedy)
        do throws(LibraryRefusal) {
            functions = try unsafe LibraryTable.load(path, with: fovea_openvino_load)
        } catch {
            throw InferenceError(
                code: .runtimeDamaged,
                message: "The inference library \(path) \(error.reason). \(remedy)"
            )
        }
    }
}

// MARK: - Finding

extension OpenVINOLibrary {
    /// The prefix of the library's file name; the version follows.
    private static let namePrefix = "libopenvino_c.so"

    private static func find(in folder: String, remedy: String) throws(InferenceError) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let name = names.filter({ $0.hasPrefix(namePrefix) }).max() else {
            throw InferenceError(
                code: .runtimeNotFound,
                message: "The folder \(folder) holds no inference runtime (\(namePrefix)). \(remedy)"
            )
        }
        // The library looks for its plugins next to the path from which it was loaded; a link might be gone by then.
        return ("\(folder)/\(name)" as NSString).resolvingSymlinksInPath
    }
}

// MARK: - Calling

extension OpenVINOLibrary {
    /// Throws the library's error for a status.
    func check(_ status: ov_status_e) throws(OpenVINOStatus) {
        guard status != fovea_ov_ok else { return }
        throw failure(status)
    }

    /// Calls a function that returns a new handle, and returns the handle.
    func make(
        _ call: (UnsafeMutablePointer<OpaquePointer?>) -> ov_status_e
    ) throws(OpenVINOStatus) -> OpaquePointer {
        var handle: OpaquePointer?
        try unsafe check(call(&handle))
        guard let handle = unsafe handle else {
            throw OpenVINOStatus(number: Int32(fovea_ov_ok), text: "a call succeeded without a result")
        }
        return unsafe handle
    }

    /// Calls a function that returns a string, and returns a copy of it.
    func text(
        _ call: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> ov_status_e
    ) throws(OpenVINOStatus) -> String {
        var text: UnsafeMutablePointer<CChar>?
        try unsafe check(call(&text))
        guard let text = unsafe text else { return "" }
        defer { unsafe functions.ov_free(text) }
        return unsafe String(cString: text)
    }

    /// The version of the library, such as `2026.4.1-22982`, without the name of its branch.
    func version() throws(OpenVINOStatus) -> String {
        var version = unsafe ov_version_t()
        try check(unsafe functions.ov_get_openvino_version(&version))
        defer { unsafe functions.ov_version_free(&version) }
        guard let number = unsafe version.buildNumber else { return "unknown" }
        return unsafe String(cString: number).split(separator: "-").prefix(2).joined(separator: "-")
    }

    private func failure(_ status: ov_status_e) -> OpenVINOStatus {
        let name = unsafe functions.ov_get_error_info(status).map { unsafe String(cString: $0) } ?? "status \(status)"
        guard let text = unsafe functions.ov_get_last_err_msg() else {
            return OpenVINOStatus(number: status, text: name)
        }
        defer { unsafe functions.ov_free(text) }
        return OpenVINOStatus(number: status, message: unsafe String(cString: text), otherwise: name)
    }
}
