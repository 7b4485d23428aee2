import Foundation
import Glibc

/// Renames a finished file durably, so that its name never stands for a part of it.
enum DurableMove {
    /// Moves a file within its folder, and returns when the file and its name are on the disk.
    static func move(_ from: String, to path: String) throws(CatalogStoreError) {
        try sync(from, flags: O_RDWR, for: path)
        // Fails when another program has created a file of that name meanwhile.
        guard unsafe link(from, path) == 0 else { throw failure(path) }
        try sync((path as NSString).deletingLastPathComponent, flags: O_RDONLY | O_DIRECTORY, for: path)
    }

    private static func sync(_ name: String, flags: Int32, for path: String) throws(CatalogStoreError) {
        let descriptor = unsafe open(name.isEmpty ? "." : name, flags | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    private static func failure(_ path: String) -> CatalogStoreError {
        let code = errno
        return CatalogStoreError(
            code: code == ENOSPC || code == EDQUOT ? .full : .unavailable,
            message: """
                The copy of the catalogue can't be written to \(path) (\(unsafe String(cString: strerror(code)))). Name \
                another place, or make room there.
                """
        )
    }
}
