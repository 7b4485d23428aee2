package import CommandLineKit
package import Foundation

/// This person's folder for files of the moment, which nobody else reads.
package enum PrivateFolder {
    /// Returns the folder: `fovea` below the one that the session has for this, or one below `/tmp`.
    package static func url(_ environment: [String: String]) -> URL {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        return runtime?.appending(path: "fovea") ?? URL(filePath: "/tmp/fovea-\(getuid())")
    }

    /// Makes a folder that only this person reaches, or throws where somebody else's is in the way.
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
