import CFileMoves
import Foundation
import Glibc

/// What a new file may replace.
enum Replaced {
    /// No file: there must be none of this name.
    case nothing
    /// A file that is read up to a number of bytes, with this version.
    case version(StoredItem.Version, limit: Int)
    /// Any file, or none.
    case anything
}

extension OpenFolder {
    /// The name under which a file is written until it is whole.
    ///
    /// The lock on the folder admits one writer, so the next one replaces what a killed one has left. Hidden files with
    /// this ending are ignored by the programs that share the folder.
    private static var draft: String { ".fovea.tmp" }

    /// Writes a file under another name, and moves it into place once it is on the disk.
    borrowing func place(_ content: Data, as name: String, replacing replaced: Replaced) throws(StoreError) {
        do throws(StoreError) {
            try WriteTrial.reach(.begun, path)
            let mode = try check(name, replaced)
            try write(content, mode: mode)
            try move(to: name, replacing: replaced)
        } catch {
            discardDraft()
            throw error
        }
        try WriteTrial.reach(.placed, path)
        try sync()
    }

    /// Removes a file of a version.
    borrowing func remove(_ name: String, version: StoredItem.Version, limit: Int) throws(StoreError) {
        _ = try check(name, .version(version, limit: limit))
        try WriteTrial.reach(.checked, path)
        try rename(name, Self.draft, 0)
        guard isDraft(version, limit: limit) else {
            // It was changed between the check and the move.
            try rename(Self.draft, name, FOVEA_MOVE_NEW)
            throw .changed("\(path)/\(name)")
        }
        discardDraft()
        try sync()
    }

    /// Throws unless the file in place is the one that may be replaced, and returns the permissions for the new one.
    private borrowing func check(_ name: String, _ replaced: Replaced) throws(StoreError) -> mode_t {
        let file = "\(path)/\(name)"
        let opened = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        let reason = errno
        defer { if opened >= 0 { close(opened) } }
        var status = stat()
        let exists = unsafe opened >= 0 && fstat(opened, &status) == 0
        if exists, flock(opened, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .locked(file) }
        switch replaced {
        case .anything: break
        case .nothing:
            guard opened < 0, reason == ENOENT else { throw .changed(file) }
        case .version(let version, let limit):
            guard exists, currentVersion(of: name, limit: limit) == version else { throw .changed(file) }
        }
        return exists ? status.st_mode & 0o777 : 0o600
    }

    private borrowing func currentVersion(of name: String, limit: Int) -> StoredItem.Version? {
        var limits = ItemFolder.Limits()
        limits.itemByteCount = limit
        return try? ItemFolder(at: path, fileExtension: "", limits: limits).read(name).version
    }

    private borrowing func isDraft(_ version: StoredItem.Version, limit: Int) -> Bool {
        currentVersion(of: Self.draft, limit: limit) == version
    }

    private borrowing func write(_ content: Data, mode: mode_t) throws(StoreError) {
        let file = "\(path)/\(Self.draft)"
        _ = unsafe unlinkat(descriptor, Self.draft, 0)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let opened = unsafe openat(descriptor, Self.draft, flags, 0o600)
        guard opened >= 0 else { throw StoreError(file, number: errno) }
        defer { close(opened) }
        let bytes = Array(content)
        var written = 0
        while written < bytes.count {
            let length = min(bytes.count - written, WriteTrial.current?.chunk ?? .max)
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Glibc.write(opened, bytes.baseAddress.unsafelyUnwrapped + written, length)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StoreError(file, number: count == 0 ? ENOSPC : errno) }
            written += count
            try WriteTrial.reach(.wrote(written), path)
        }
        guard fchmod(opened, mode) == 0, fsync(opened) == 0 else { throw StoreError(file, number: errno) }
        try WriteTrial.reach(.written, path)
    }

    private borrowing func move(to name: String, replacing replaced: Replaced) throws(StoreError) {
        switch replaced {
        case .anything: try rename(Self.draft, name, 0)
        case .nothing: try rename(Self.draft, name, FOVEA_MOVE_NEW)
        case .version(let version, let limit):
            _ = try check(name, replaced)
            try WriteTrial.reach(.checked, path)
            // Exchanged rather than replaced: what another program has written since the check isn't lost.
            guard try rename(Self.draft, name, FOVEA_MOVE_EXCHANGE) else { return }
            try WriteTrial.reach(.exchanged, path)
            if !isDraft(version, limit: limit) {
                try rename(Self.draft, name, FOVEA_MOVE_EXCHANGE)
                throw .changed("\(path)/\(name)")
            }
            discardDraft()
        }
    }

    /// Renames a file in the folder, and returns whether the file system knows the kind of rename.
    ///
    /// One that doesn't, as NFS, renames plainly: the check is a moment ago.
    @discardableResult
    private borrowing func rename(_ name: String, _ other: String, _ kind: Int) throws(StoreError) -> Bool {
        var number = unsafe fovea_move(descriptor, name, other, UInt32(kind))
        if number == 0 { return true }
        if number == EINVAL || number == ENOSYS, kind != 0 {
            if unsafe renameat(descriptor, name, descriptor, other) == 0 { return false }
            number = errno
        }
        if number == EEXIST || number == ENOENT { throw .changed("\(path)/\(kind == 0 ? name : other)") }
        throw StoreError("\(path)/\(other)", number: number)
    }

    private borrowing func discardDraft() {
        if WriteTrial.current?.isKill != true { _ = unsafe unlinkat(descriptor, Self.draft, 0) }
    }
}
