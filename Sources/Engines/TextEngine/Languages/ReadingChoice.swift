import Foundation

/// The choice between what the networks read and what the reader of another language read.
struct ReadingChoice {
    /// The script of the other reader's languages.
    let script: TextScript
    /// A Boolean value that indicates whether the other reader's language has the highest priority.
    let isFirst: Bool

    /// Returns all readings, the best first.
    func joined(_ seen: [LineReading], _ other: LineReading) -> [LineReading] {
        guard let first = seen.first else { return [other] }
        var (best, rest) = prefersOther(other, to: first) ? (other, seen) : (first, [other] + seen.dropFirst())
        if script == .latin { best = Self.accented(best, other) }
        rest.removeAll { $0.text == best.text }
        return [best]
            + rest.map { reading in
                var reading = reading
                reading.confidence = min(reading.confidence, best.confidence)
                return reading
            }
    }

    /// The clarity from which on the reader of the language is believed; it rarely is that sure of other scripts.
    private static let sure: Float = 0.85
    /// The clarity from which on the networks see Latin letters clearly.
    private static let clear: Float = 0.9

    private func prefersOther(_ other: LineReading, to seen: LineReading) -> Bool {
        let bonus: Float = isFirst ? 0.05 : 0
        // The networks are as sure of a text without its spaces and accents.
        if script == .latin { return other.clarity >= Self.sure || other.clarity + bonus >= seen.clarity }
        guard Self.share(of: script, in: other) >= 1 / 3 else { return other.clarity > seen.clarity + 0.1 }
        let isClear = seen.clarity >= Self.clear && Self.share(of: .latin, in: seen) >= 0.5
        // The networks take letters that they don't know for some they do.
        return other.clarity >= Self.sure || !isClear && other.clarity + 0.3 + bonus >= seen.clarity
    }

    /// The share of a script's letters in what isn't space.
    private static func share(of script: TextScript, in reading: LineReading) -> Double {
        let count = reading.text.unicodeScalars.count { !$0.properties.isWhitespace }
        return Double(TextScript.counts(in: reading.text)[script, default: 0]) / Double(max(1, count))
    }

    /// The reading with the accents of another, on words that are the same but for them.
    private static func accented(_ reading: LineReading, _ other: LineReading) -> LineReading {
        guard reading.text != other.text else { return reading }
        var edited = EditedReading(reading)
        let source = EditedReading(other)
        let (tokens, accented) = (edited.tokens, source.tokens)
        guard tokens.count == accented.count else { return reading }
        for (token, place) in zip(tokens, accented).reversed() {
            let word = Array(source.characters[place])
            if folded(edited.characters[token]) == folded(word[...]) { edited.replace(token, with: word) }
        }
        return edited.reading
    }

    private static func folded(_ word: ArraySlice<Character>) -> String {
        String(word).folding(options: .diacriticInsensitive, locale: nil)
            .replacingOccurrences(of: "ß", with: "B").replacingOccurrences(of: "ł", with: "l")
            .replacingOccurrences(of: "ø", with: "o").replacingOccurrences(of: "đ", with: "d")
            .replacingOccurrences(of: "ı", with: "i")
    }
}
