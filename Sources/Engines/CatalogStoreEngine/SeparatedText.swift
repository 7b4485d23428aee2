import DatabaseEngine

/// Text as the full-text index splits it: each character of a script without spaces is a word.
enum SeparatedText {
    /// The SQL function that separates text.
    static let function = TextFunction("separated", body: separated)

    /// Puts spaces around each character of Chinese and Japanese writing, which has none between words.
    static func separated(_ text: some StringProtocol) -> String {
        // The first bytes of these characters exceed those of all alphabets, so most texts are returned as they are.
        guard text.utf8.contains(where: { $0 >= 0xe2 }) else { return String(text) }
        var result = ""
        for character in text {
            if isSeparate(character) {
                result.append(" ")
                result.append(character)
                result.append(" ")
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Returns whether a character is one of Chinese or Japanese writing.
    static func isSeparate(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        // Kana, bopomofo, ideographs with their extensions and variants, and half-width kana.
        case 0x3005...0x3007, 0x3041...0x312f, 0x31a0...0x31bf, 0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
            0xf900...0xfaff, 0xff66...0xff9f, 0x1b000...0x1b16f, 0x20000...0x3ffff:
            true
        default: false
        }
    }
}
