import DigestEngine

/// The file names of items.
package enum ItemName {
    /// The most bytes of a name; file systems allow 255.
    private static let limit = 200

    /// Returns the file name for an item's UID.
    ///
    /// A UID of plain letters, digits and a few signs is the name, as other programs choose it. Any other could leave the
    /// folder or hide the file, so its digest is the name.
    package static func name(forUID uid: String, fileExtension: String) -> String {
        isPlain(uid) ? "\(uid).\(fileExtension)" : "\(SHA256Digest(of: Array(uid.utf8)).hexadecimal).\(fileExtension)"
    }

    /// Returns whether a name in a folder is that of an item.
    ///
    /// Hidden files belong to other programs, or are being written.
    static func isItem(_ name: String, fileExtension: String) -> Bool {
        !name.hasPrefix(".") && name.hasSuffix(".\(fileExtension)") && !name.contains("/") && !name.contains("\0")
            && name.utf8.count <= 255
    }

    private static func isPlain(_ uid: String) -> Bool {
        !uid.isEmpty && uid.utf8.count <= limit && !uid.hasPrefix(".")
            && uid.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-_.@+=".utf8.contains(byte)
                }
            }
    }
}
