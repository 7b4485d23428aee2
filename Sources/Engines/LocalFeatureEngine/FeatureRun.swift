import CLocalFeatures
import Glibc

/// Index entries of some pictures, sorted by cell.
struct FeatureRun: Sendable {
    /// The first entry of each cell, and the end of the last one.
    let starts: [UInt32]
    let bytes: Bytes

    /// Bytes in memory, or in an unlinked file.
    enum Bytes: Sendable {
        case memory([UInt8])
        case file(UnnamedFile)

        func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            switch self {
            case .memory(let bytes): unsafe bytes.withUnsafeBytes(body)
            case .file(let file): unsafe body(file.bytes)
            }
        }
    }

    /// Sorts entries by cell.
    ///
    /// `entries` holds those of all pictures, concatenated without headers.
    init(entries: [UInt8], counts: ArraySlice<UInt16>, firstItem: Int) {
        let cells = FeatureVocabulary.cellCount
        var starts = [UInt32](repeating: 0, count: cells + 1)
        var bytes: [UInt8] = []
        unsafe entries.withUnsafeBytes { entries in
            guard let base = entries.baseAddress else { return }
            let first = unsafe base.assumingMemoryBound(to: fovea_feature_entry.self)
            let count = entries.count / FeatureEntries.length
            unsafe fovea_entries_count(first, count, &starts)
            var next = [UInt32](repeating: 0, count: cells)
            bytes = unsafe [UInt8](unsafeUninitializedCapacity: count * Int(FOVEA_ENTRY_LENGTH)) { out, length in
                unsafe counts.withUnsafeBufferPointer { counts in
                    guard let numbers = counts.baseAddress, let out = out.baseAddress else { return }
                    unsafe fovea_entries_place(
                        first,
                        numbers,
                        UInt32(counts.count),
                        UInt32(firstItem),
                        starts,
                        &next,
                        out
                    )
                    length = count * Int(FOVEA_ENTRY_LENGTH)
                }
            }
        }
        (self.starts, self.bytes) = (starts, .memory(bytes))
    }

    private init(starts: [UInt32], file: UnnamedFile) { (self.starts, bytes) = (starts, .file(file)) }

    /// Moves the entries from memory to an unlinked file next to a path.
    func spilled(near path: String) throws(LocalFeatureError) -> FeatureRun {
        guard case .memory(let bytes) = bytes else { return self }
        return FeatureRun(starts: starts, file: try UnnamedFile(bytes, near: path))
    }
}

/// Mapped bytes of an unlinked file, which vanishes with its last user.
///
/// `@unchecked Sendable`: the bytes are written before the initializer returns, and only read from then on; without a
/// name, no other program can open the file.
@safe final class UnnamedFile: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    init(_ content: [UInt8], near path: String) throws(LocalFeatureError) {
        let name = "\(path).run"
        // One that a killed program left.
        unsafe unlink(name)
        let descriptor = unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.problem(name) }
        unsafe unlink(name)
        defer { close(descriptor) }
        let isWritten = unsafe content.withUnsafeBytes { content in
            var written = 0
            while written < content.count {
                let rest = unsafe content.baseAddress.unsafelyUnwrapped + written
                let count = unsafe write(descriptor, rest, content.count - written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
        guard isWritten else { throw Self.problem(name) }
        guard !content.isEmpty else {
            unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        let pages = unsafe mmap(nil, content.count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { throw Self.problem(name) }
        unsafe bytes = UnsafeRawBufferPointer(start: pages, count: content.count)
    }

    deinit {
        if let base = unsafe bytes.baseAddress { unsafe munmap(UnsafeMutableRawPointer(mutating: base), bytes.count) }
    }

    private static func problem(_ path: String) -> LocalFeatureError {
        let (code, reason) = (errno, unsafe String(cString: strerror(errno)))
        return LocalFeatureError(
            code: code == ENOSPC || code == EDQUOT ? .full : .unavailable,
            message: """
                The file \(path), which the index is sorted in, can't be written (\(reason)); make room or check that \
                you may write there, and rebuild the index.
                """
        )
    }
}
