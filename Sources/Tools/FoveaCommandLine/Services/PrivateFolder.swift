package import CommandLineKit
package import Foundation

/// The user's private runtime folder.
package enum PrivateFolder {
    /// Returns the folder: `fovea` below `XDG_RUNTIME_DIR`, or one below `/tmp`.
    package static func url(_ environment: [String: String]) -> URL {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        return runtime?.appending(path: "fovea") ?? URL(filePath: "/tmp/fovea-\(getuid())")
    }

    /// Creates a folder with access for this user alone, or throws when another user's is in its place.
    package static func make(_ folder: URL) throws(CommandFailure) {
        try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        var status = stat()
        guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
            throw failure(folder, "isn't a folder of yours; remove it")
        }
        guard status.st_mode & 0o077 == 0 || chmod(folder.path, 0o700) == 0 else {
            throw failure(folder, "can be read by others: \(SystemReason.last)")
        }
    }

    private static func failure(_ folder: URL, _ reason: String) -> CommandFailure {
        CommandFailure(.cannotCreate, subject: folder.path, "The folder for files of the moment \(reason).")
    }
}
