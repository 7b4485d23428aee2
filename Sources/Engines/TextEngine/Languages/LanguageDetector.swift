import PixelEngine

/// The detection of the languages of a page, by a few of its lines.
///
/// The networks read Latin and Chinese letters clearly and the others poorly, so a line that they doubt is tried in each
/// other script. Which Latin language it is, frequent words tell.
struct LanguageDetector {
    /// The reader of Chinese and English.
    let network: any LineReader
    /// The reader of other languages.
    let other: any LineReader

    /// The largest number of lines to look at.
    static let lineCount = 6
    /// The number of lines that are tried in every script.
    private static let triedCount = 3
    /// The clarity from which on the networks are believed.
    private static let clear: Float = 0.9
    /// The clarity below which a script isn't believed.
    private static let doubtful: Float = 0.5

    /// Returns the languages of lines, the most frequent first, and English, which most pages have some words of.
    func languages(of lines: [Raster]) throws -> [String] {
        var votes: [String: Int] = [:]
        var latin: [String] = []
        for (index, line) in lines.prefix(Self.lineCount).enumerated() {
            let seen = try network.readings(of: line, languages: ["zh-Hans", "en-US"], count: 1).first
            let counts = TextScript.counts(in: seen?.text ?? "")
            let isClear = seen?.clarity ?? 0 >= Self.clear && !counts.isEmpty
            if !isClear, index < Self.triedCount, let language = try foreignLanguage(of: line, seen) {
                votes[language, default: 0] += 1
            } else if counts[.latin, default: 0] > counts[.han, default: 0] {
                latin.append(seen?.text ?? "")
            } else if counts[.han, default: 0] > 0 {
                votes["zh-Hans", default: 0] += 1
            }
        }
        if let language = FrequentWords.language(of: latin) { votes[language, default: 0] += latin.count }
        let found = votes.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
        return found.contains("en-US") ? found : found + ["en-US"]
    }

    /// The language of a line in a script that the networks don't know, if it is one.
    private func foreignLanguage(of line: Raster, _ seen: LineReading?) throws -> String? {
        var best: (language: String, clarity: Float) = ("", max(Self.doubtful, (seen?.clarity ?? 0) - 0.2))
        for language in ["ko-KR", "ja-JP", "ru-RU", "ar-SA"] where other.languages.contains(language) {
            guard let reading = try other.readings(of: line, languages: [language], count: 1).first else { continue }
            let counts = TextScript.counts(in: reading.text)
            let members = counts[TextScript(language: language), default: 0]
            guard 3 * members >= counts.values.reduce(0, +), members > 0, reading.clarity > best.clarity
            else { continue }
            best = (language, reading.clarity)
        }
        if best.language == "ru-RU" { return try cyrillicLanguage(of: line) }
        return best.language.isEmpty ? nil : best.language
    }

    /// Russian or Ukrainian, by the letters that the other lacks.
    private func cyrillicLanguage(of line: Raster) throws -> String {
        func letters(_ letters: String, as language: String) throws -> Int {
            let text = try other.readings(of: line, languages: [language], count: 1).first?.text.lowercased() ?? ""
            return text.count { letters.contains($0) }
        }
        guard other.languages.contains("uk-UA"), try letters("ыэъё", as: "ru-RU") == 0 else { return "ru-RU" }
        return try letters("іїєґ", as: "uk-UA") > 0 ? "uk-UA" : "ru-RU"
    }
}
