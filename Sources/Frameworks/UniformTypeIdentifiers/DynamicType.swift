import Foundation

/// A type made up for a tag; its identifier carries the tag, so that it means the same in every program.
struct DynamicType {
    let tag: String
    let tagClass: UTTagClass

    init(tag: String, tagClass: UTTagClass) {
        self.tag = tag
        self.tagClass = tagClass
    }

    /// Reads the tag in an identifier, or returns nil when there is none.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        guard let text = Self.decode(identifier.dropFirst(Self.prefix.count)), let key = text.first else { return nil }
        tag = String(text.dropFirst())
        tagClass = key == "1" ? .filenameExtension : .mimeType
    }

    /// The identifier.
    var identifier: String { Self.prefix + Self.encode((tagClass == .filenameExtension ? "1" : "3") + tag) }

    private static let prefix: String = "dyn.f"
    private static let alphabet: [Character] = Array("abcdefghkmnpqrstuvwxyz0123456789")

    private static func encode(_ text: String) -> String {
        var (result, bits, count) = ("", UInt32(0), 0)
        for byte in text.utf8 {
            (bits, count) = (bits << 8 | UInt32(byte), count + 8)
            while count >= 5 {
                result.append(alphabet[Int(bits >> UInt32(count - 5) & 31)])
                count -= 5
            }
            bits &= 31
        }
        if count > 0 { result.append(alphabet[Int(bits << UInt32(5 - count) & 31)]) }
        return result
    }

    private static func decode(_ text: some StringProtocol) -> String? {
        var (bytes, bits, count) = ([UInt8](), UInt32(0), 0)
        for character in text {
            guard let digit = alphabet.firstIndex(of: character) else { return nil }
            (bits, count) = ((bits << 5 | UInt32(digit)) & 0xFFFF, count + 5)
            if count >= 8 {
                bytes.append(UInt8(bits >> UInt32(count - 8) & 0xFF))
                count -= 8
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
