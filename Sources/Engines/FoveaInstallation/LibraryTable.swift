package import CLibraryLoading

/// The functions of a library that is loaded while the program runs.
///
/// A table of pointers replaces linking, so that the package builds without the library, a program starts without it, and
/// a missing one is an error that a caller can handle.
package enum LibraryTable {
    /// Loads a library with a function that fills a table, and returns the table, which is complete.
    package static func load<Table>(
        _ name: String,
        with load: (
            UnsafePointer<CChar>, UnsafeMutablePointer<Table>, UnsafeMutablePointer<CChar>, Int
        ) -> fovea_library_result
    ) throws(LibraryRefusal) -> Table {
        // Swift can't create a struct of non-null function pointers before it is filled.
        let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
        defer { unsafe table.deallocate() }
        var message = [CChar](repeating: 0, count: 4096)
        let result = unsafe load(name, table, &message, message.count)
        guard result != fovea_library_loaded else { return unsafe table.pointee }
        let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        throw LibraryRefusal(
            reason: result == fovea_library_incomplete
                ? "is of another version: it lacks \(text)" : "can't be loaded: \(text)",
            isIncomplete: result == fovea_library_incomplete
        )
    }
}

/// Why a library isn't loaded.
package struct LibraryRefusal: Error {
    /// What a sentence says of the library, such as "can't be loaded: no such file".
    package let reason: String
    /// A Boolean value that indicates whether the library is there and lacks functions.
    package let isIncomplete: Bool
}
