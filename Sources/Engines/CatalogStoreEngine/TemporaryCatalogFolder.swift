import Foundation
import Glibc

/// The folder of a temporary catalog.
///
/// A process that is killed, or that ends while it holds a catalog, leaves its folder behind. The next one that makes a
/// temporary catalog removes it: a process holds a lock on each folder of its own, which the system releases with the process.
final class TemporaryCatalogFolder: Sendable {
    let path: String
    /// The folder, open under the lock.
    private let descriptor: Int32

    /// The name of the catalog's file.
    static let file = "catalog.sqlite"
    private static let prefix = "fovea-catalog-"
    /// The age in seconds below which a folder may be so new that it isn't locked yet.
    private static let newest = 60

    /// Makes a folder among the temporary files, and removes those that no process holds any more.
    init(among folder: String = NSTemporaryDirectory()) throws(CatalogStoreError) {
        path = (folder as NSString).appendingPathComponent(Self.prefix + UUID().uuidString)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard unsafe mkdir(path, 0o700) == 0 else { throw Self.failure(path) }
        descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        Self.removeLeft(in: folder)
    }

    deinit { close(descriptor) }

    func remove() { Self.remove(path, descriptor) }

    /// Removes the files of a catalog in an open folder, and the folder unless there is something else in it.
    private static func remove(_ path: String, _ descriptor: Int32) {
        for suffix in ["", "-wal", "-shm", "-journal"] { unsafe unlinkat(descriptor, file + suffix, 0) }
        unsafe rmdir(path)
    }

    /// Removes folders of this person's processes that have ended.
    private static func removeLeft(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = (folder as NSString).appendingPathComponent(name)
            let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
                time(nil) - status.st_mtim.tv_sec > newest, flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            remove(path, descriptor)
        }
    }

    private static func failure(_ path: String) -> CatalogStoreError {
        let reason = unsafe String(cString: strerror(errno))
        return CatalogStoreError(
            code: .unavailable,
            message: """
                The folder \(path) for a temporary catalogue can't be made (\(reason)). Name another folder in TMPDIR.
                """
        )
    }
}
