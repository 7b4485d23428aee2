import DigestEngine
import Foundation

/// The attributes of a file that identify its version without reading it.
struct FileStamp: Hashable {
    let path: String
    let size: Int
    let modified: TimeInterval

    /// Reads a file's attributes, or returns nil when it doesn't exist.
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
