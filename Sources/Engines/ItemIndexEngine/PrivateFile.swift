import Foundation
import Glibc

/// A file that only its owner can read.
enum PrivateFile {
    /// Creates an empty file and its parent folders if needed.
    ///
    /// SQLite's other files get the same permissions.
    static func make(at path: String) throws(ItemIndexError) {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw ItemIndexError(
                code: .unavailable,
                message: """
                    The folder \(folder) for the item index can't be made (\(error.localizedDescription)). Check that \
                    you may write there, or name another folder in XDG_DATA_HOME.
                    """
            )
        }
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            throw ItemIndexError(
                code: .unavailable,
                message: """
                    The item index at \(path) can't be opened (\(reason)). Check that it is a file that you may read \
                    and write.
                    """
            )
        }
        close(descriptor)
    }
}
