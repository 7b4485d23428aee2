import Foundation
import Glibc

/// A file that is written next to its final place, and removed unless it is committed.
final class PartFile {
    private let descriptor: CInt
    private var isPlaced = false
    private let path: String
    private let target: String

    /// Creates an empty file, or truncates one that a killed program left.
    init(for target: String) throws(IndexFileError) {
        (self.target, path) = (target, target + ".part")
        while true {
            let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
            guard descriptor >= 0 else { throw FileProblem.unavailable(target, "written") }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw IndexFileError(
                    code: .busy,
                    message: "Another program writes the index \(target) at this moment; wait until it is done."
                )
            }
            // Its last writer may have moved it into place between the two calls.
            if Self.isFile(descriptor, at: path) {
                guard ftruncate(descriptor, 0) == 0 else {
                    close(descriptor)
                    throw FileProblem.unavailable(target, "written")
                }
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    deinit {
        if !isPlaced { unsafe unlink(path) }
        close(descriptor)
    }

    private static func isFile(_ descriptor: CInt, at path: String) -> Bool {
        var (own, named) = (stat(), stat())
        return unsafe fstat(descriptor, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino
            && own.st_dev == named.st_dev
    }
}

// MARK: - Writing

extension PartFile {
    /// Writes bytes at an offset.
    func write(_ bytes: RawSpan, at offset: UInt64) throws(IndexFileError) {
        try unsafe bytes.withUnsafeBytes { bytes throws(IndexFileError) in
            var written = 0
            while written < bytes.count {
                let rest = unsafe bytes.baseAddress.unsafelyUnwrapped + written
                let count = unsafe pwrite(descriptor, rest, bytes.count - written, off_t(offset) + written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { throw FileProblem.unavailable(target, "written") }
                written += count
            }
        }
    }

    /// Renames the file once it is on the disk, and syncs the rename.
    func replace() throws(IndexFileError) {
        guard fsync(descriptor) == 0, unsafe rename(self.path, target) == 0 else {
            throw FileProblem.unavailable(target, "written")
        }
        isPlaced = true
        let folder = (target as NSString).deletingLastPathComponent
        let opened = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw FileProblem.unavailable(folder, "opened") }
        defer { close(opened) }
        guard fsync(opened) == 0 else { throw FileProblem.unavailable(folder, "written") }
    }
}
