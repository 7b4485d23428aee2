import PixelEngine

/// A reader that asks the networks, and the reader of other languages, and takes what fits a line best.
///
/// The networks read photographs better, and know neither letters with accents nor other scripts.
struct CombinedReader: LineReader {
    /// The reader of Chinese and English.
    let network: any LineReader
    /// The reader of other languages.
    let other: any LineReader

    var languages: [String] {
        let first = network.languages
        return first + other.languages.filter { !first.contains($0) }
    }

    /// The clarity of a reading from which on no other script is tried.
    private static let clear: Float = 0.9

    func readings(of line: Raster, languages: [String], count: Int) throws -> [LineReading] {
        let known = languages.filter(network.languages.contains)
        let own = languages.filter { !known.contains($0) && other.languages.contains($0) }
        guard let first = own.first else {
            let seen = try network.readings(of: line, languages: known, count: count)
            return try spaced(seen, line, languages: known, count: count)
        }
        // Japanese has Chinese characters.
        let expected = own.contains { TextScript(language: $0) == .kana } ? known + ["zh-Hans"] : known
        let seen = try network.readings(of: line, languages: expected.isEmpty ? ["en-US"] : expected, count: count)
        var best: (reading: LineReading, script: TextScript)?
        for script in Self.scripts(of: own) {
            let members = own.filter { TextScript(language: $0) == script }
            guard let reading = try other.readings(of: line, languages: members, count: 1).first else { continue }
            if reading.clarity > best?.reading.clarity ?? -1 { best = (reading, script) }
            if reading.clarity >= Self.clear, TextScript.counts(in: reading.text)[script] != nil { break }
        }
        guard let best else { return seen }
        let choice = ReadingChoice(script: best.script, isFirst: languages.first == first)
        return Array(choice.joined(seen, best.reading).prefix(count))
    }

    /// The number of letters from which on an unknown word is rather several, whose spaces the networks left out.
    private static let longWord = 13

    /// Returns readings of English, by the other reader when the networks seem to have left spaces out.
    private func spaced(
        _ seen: [LineReading],
        _ line: Raster,
        languages: [String],
        count: Int
    ) throws -> [LineReading] {
        guard let first = seen.first, languages.contains("en-US"), other.languages.contains("en-US"),
            first.text.split(whereSeparator: { !$0.isLetter }).contains(where: {
                $0.count >= Self.longWord && $0.unicodeScalars.allSatisfy { TextScript($0) == .latin }
                    && !WordList.english.contains(String($0))
            }),
            let reading = try other.readings(of: line, languages: ["en-US"], count: 1).first
        else { return seen }
        return Array(ReadingChoice(script: .latin, isFirst: false).joined(seen, reading).prefix(count))
    }

    /// The scripts of languages, in the order of their priority.
    private static func scripts(of languages: [String]) -> [TextScript] {
        languages.map { TextScript(language: $0) }.reduce(into: []) { scripts, script in
            if !scripts.contains(script) { scripts.append(script) }
        }
    }
}
