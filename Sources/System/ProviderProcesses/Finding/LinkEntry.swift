import Foundation

/// A desktop entry that registers a program for links of some schemes.
struct LinkEntry {
    let name: String
    let icon: String?
    let schemes: [String]
    let opener: [String]

    /// The text of the file.
    var text: String {
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(name))",
            "Exec=\(opener.map(Self.quoted).joined(separator: " ")) %u", "NoDisplay=true", "StartupNotify=true",
            "MimeType=\(schemes.map { "x-scheme-handler/\($0);" }.joined())",
        ]
        if let icon { lines.append("Icon=\(Self.escaped(icon))") }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Escapes the value of a key.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
            .replacing("\t", with: "\\t")
    }

    /// Quotes an argument of a command, and escapes it as a value.
    ///
    /// A plain word stays unquoted, since the fallback of `xdg-open` reads no quotes.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "/._-+=:,@".utf8.contains(byte)
            }
        }
        if isPlain, !word.isEmpty { return word }
        var text = word
        for character in ["\\", "\"", "`", "$"] { text = text.replacing(character, with: "\\\(character)") }
        return escaped("\"\(text.replacing("%", with: "%%"))\"")
    }
}
