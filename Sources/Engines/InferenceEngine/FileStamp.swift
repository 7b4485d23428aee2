import DigestEngine
import Foundation

/// A file as it was found: what tells one version from the next without reading it.
struct FileStamp: Hashable {
    let path: String
    let size: Int
    let modified: TimeInterval

    /// Looks at a file, and returns nil when there is none.
    init?(path: String) {
        let resolved = (path as NSString).resolvingSymlinksInPath
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? NSNumber,
            let modified = attributes[.modificationDate] as? Date
        else { return nil }
        self.path = path
        self.size = size.intValue
        self.modified = modified.timeIntervalSinceReferenceDate
    }

    /// The last component of the path.
    var name: String { (path as NSString).lastPathComponent }

    /// The SHA-256 of the content in hexadecimal digits, or nil when the file can't be read.
    func sha256() -> String? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return SHA256Digest(of: data).hexadecimal
    }

    /// The checksum of the content, or nil when the file can't be read.
    static func checksum(path: String) -> UInt64? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return ContentChecksum.of(data)
    }
}
