import Foundation
import Glibc

/// A folder that is open, so that its path can't lead elsewhere meanwhile.
struct OpenFolder: ~Copyable {
    /// A kind of entry of a folder.
    enum Kind {
        case files, folders
    }

    let path: String
    let descriptor: Int32

    init(at path: String) throws(StoreError) {
        let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(path, number: errno) }
        self.path = path
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Waits until no other program of ours writes in the folder.
    ///
    /// The lock ends with the descriptor, thus also with a killed program. File systems without locks on folders go
    /// without.
    borrowing func lock(patience: Duration = .seconds(5)) throws(StoreError) {
        let deadline = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK where ContinuousClock.now < deadline: usleep(2000)
            case EWOULDBLOCK: throw .locked(path)
            default: return
            }
        }
    }

    /// Returns when new names are on the disk.
    borrowing func sync() throws(StoreError) {
        guard fsync(descriptor) == 0 else { throw StoreError(path, number: errno) }
    }

    /// Returns the names of the entries of a kind; hidden ones and links are left alone.
    borrowing func names(limit: Int, kind: Kind) throws(StoreError) -> [String] {
        // The stream closes its descriptor, and moves the position that duplicates share.
        let duplicate = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard duplicate >= 0, let stream = unsafe fdopendir(duplicate) else {
            throw StoreError(path, number: errno)
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        var count = 0
        while let entry = unsafe readdir(stream) {
            count += 1
            guard count <= limit + 2 else {
                throw StoreError(
                    code: .tooMany,
                    message: "\(path) has more than the \(limit) files that are allowed."
                )
            }
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(validatingCString: $0) }
            }
            guard let name, !name.hasPrefix("."), unsafe has(kind, name, type: entry.pointee.d_type) else { continue }
            names.append(name)
        }
        return names
    }

    private borrowing func has(_ kind: Kind, _ name: String, type: UInt8) -> Bool {
        if Int(type) != Int(DT_UNKNOWN) { return Int(type) == Int(kind == .files ? DT_REG : DT_DIR) }
        // Some file systems don't tell.
        var status = stat()
        guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        return status.st_mode & S_IFMT == (kind == .files ? S_IFREG : S_IFDIR)
    }
}
