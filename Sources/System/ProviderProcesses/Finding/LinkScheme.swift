/// The scheme of a link.
public enum LinkScheme {
    /// Common schemes, which no app may register.
    private static let common: Set<String> = [
        "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "mailto", "sms", "tel", "vbscript",
        "view-source",
        "ws", "wss",
    ]

    /// Returns a Boolean value that indicates whether an app may register a text as its scheme.
    ///
    /// A scheme has lowercase letters, digits, plus signs, dots and hyphens after a letter.
    public static func isOwn(_ text: String) -> Bool {
        guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
        let isSound = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "-"): true
            default: false
            }
        }
        return isSound && text.utf8.count <= 64 && !common.contains(text)
    }

    /// Returns the scheme of a link in lowercase letters, or nil for a text that isn't a link.
    public static func scheme(of link: String) -> String? {
        guard let colon = link.firstIndex(of: ":"), colon != link.startIndex else { return nil }
        let scheme = link[..<colon].lowercased()
        let isSound = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        return isSound && scheme.first?.isLetter == true ? scheme : nil
    }
}
