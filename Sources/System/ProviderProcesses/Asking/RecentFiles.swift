import DigestEngine
import Foundation

/// Recently used files, within a number of bytes.
///
/// A weaker digest than SHA-256 would let an app put its picture in the place of another's.
struct RecentFiles: Sendable {
    /// The cached value for a digest: a file, or that there is none.
    struct Entry: Sendable {
        let file: Data?
        fileprivate var lastUse: Int

        /// The size of an entry, with or without a file.
        fileprivate var byteCount: Int { (file?.count ?? 0) + 256 }
    }

    private let byteLimit: Int
    private var entries: [SHA256Digest: Entry] = [:]
    private var time = 0
    /// The size of all entries.
    private(set) var byteCount = 0

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Returns the entry for a digest and marks it as used.
    mutating func entry(_ digest: SHA256Digest) -> Entry? {
        time += 1
        entries[digest]?.lastUse = time
        return entries[digest]
    }

    /// Adds a file, or that there is none, and drops the least recently used entries.
    mutating func keep(_ file: Data?, for digest: SHA256Digest) {
        time += 1
        let entry = Entry(file: file, lastUse: time)
        byteCount += entry.byteCount - (entries.updateValue(entry, forKey: digest)?.byteCount ?? 0)
        while byteCount > byteLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            byteCount -= oldest.value.byteCount
        }
    }
}
