/// A script, as far as readers differ in it.
enum TextScript: Hashable, Sendable {
    case latin, cyrillic, arabic, thai, hangul, kana, han

    /// The script of a letter; nil for digits, signs and letters of other scripts.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x400...0x52F: self = .cyrillic
        case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0xE01...0xE5B: self = .thai
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
        case 0x3041...0x309F, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: self = .han
        default: return nil
        }
    }

    /// The script that a language is told by.
    init(language tag: String) {
        switch tag.prefix(while: { $0 != "-" }) {
        case "ru", "uk": self = .cyrillic
        case "ar", "ars": self = .arabic
        case "th": self = .thai
        case "ko": self = .hangul
        case "ja": self = .kana
        case "zh", "yue": self = .han
        default: self = .latin
        }
    }

    /// The scripts of a text's letters, with their numbers.
    static func counts(in text: String) -> [TextScript: Int] {
        text.unicodeScalars.reduce(into: [:]) { counts, scalar in
            if let script = TextScript(scalar) { counts[script, default: 0] += 1 }
        }
    }

    /// Returns those of some languages that are written in the scripts of a text; all of them where none is.
    ///
    /// Numbers and signs are in any language.
    static func languages(of text: String, among languages: [String]) -> [String] {
        let scripts = counts(in: text)
        let own = languages.filter { language in
            let script = TextScript(language: language)
            // Japanese has Chinese characters as well.
            return scripts[script] != nil || script == .kana && scripts[.han] != nil
        }
        return own.isEmpty ? languages : own
    }
}
