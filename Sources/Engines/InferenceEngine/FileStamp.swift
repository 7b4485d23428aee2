import CDigest
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
        var digest = [UInt8](repeating: 0, count: 32)
        unsafe data.withUnsafeBytes { unsafe fovea_sha256($0.baseAddress, $0.count, &digest) }
        return digest.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }

    /// A number that changes with the content; quick, and no proof against intent.
    static func checksum(path: String) -> UInt64? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return unsafe data.withUnsafeBytes { unsafe fovea_checksum($0.baseAddress, $0.count) }
    }

    /// A number that changes with the bytes.
    static func checksum(of bytes: [UInt8]) -> UInt64 {
        unsafe fovea_checksum(bytes, bytes.count)
    }
}
