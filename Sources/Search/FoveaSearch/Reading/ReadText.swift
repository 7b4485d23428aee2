import Foundation
import TextEngine

/// Words in a form in which those of an item equal those that were read in a picture.
///
/// Letters are lower case and without accents, and small numbers are digits, however they are written.
struct ReadText: Sendable, Hashable {
    /// The words, each once.
    let words: Set<String>
    /// Each line without its spaces, in which a reader may have lost them.
    private let lines: [String]

    init(_ texts: [String]) {
        let split = texts.map(Self.words(of:))
        words = Set(split.joined())
        lines = split.map { $0.joined() }
    }

    /// What lines of a picture most probably say.
    init(_ lines: [TextLine]) { self.init(lines.compactMap(\.readings.first?.text)) }

    /// Returns those of some words that were read here, though a letter of a long one may be misread.
    ///
    /// Of words that are alike, as those of titles in two languages, only the most alike counts.
    func found(among wanted: Set<String>) -> Set<String> {
        var found = wanted.filter { word in
            words.contains(word) || word.count >= Self.runLength && lines.contains { $0.contains(word) }
        }
        for word in words where !wanted.contains(word) {
            let near = wanted.compactMap { other in
                Self.distance(word, other, limit: Self.tolerance(of: other)).map { (other, $0) }
            }
            guard let least = near.map(\.1).min() else { continue }
            let nearest = near.filter { $0.1 == least }
            if nearest.count == 1 { found.insert(nearest[0].0) }
        }
        return found
    }

    /// Returns whether a word may be here: it was read, or is a piece of what was, or a piece of it was read.
    ///
    /// A reader cuts words where light or an edge hides a part of them.
    func mayHold(_ word: String) -> Bool {
        !found(among: [word]).isEmpty || lines.contains { $0.contains(word) }
            || words.contains { $0.count >= Self.pieceLength && word.contains($0) }
    }

    /// The letters of a piece of a word that isn't one by chance.
    private static let pieceLength = 3
    /// The letters of a word that isn't part of another by chance.
    private static let runLength = 5

    /// The number of letters of a word that may be misread: none of a number.
    private static func tolerance(of word: String) -> Int {
        guard word.count >= 5, !word.contains(where: \.isNumber) else { return 0 }
        return word.count >= 9 ? 2 : 1
    }
}

// MARK: - Splitting

extension ReadText {
    static func words(of text: String) -> [String] {
        let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        var words: [String] = []
        var word = ""
        for character in plain + " " {
            let isPart = character.isLetter || character.isNumber
            // "Vol.2" and "Vol2" are two words.
            if !isPart || word.last.map({ $0.isNumber != character.isNumber }) ?? false {
                if !word.isEmpty { words.append(numbers[word] ?? word) }
                word = ""
            }
            if isPart { word.append(character) }
        }
        return words
    }

    /// Small numbers as covers write them.
    private static let numbers: [String: String] = {
        let roman = "i ii iii iv v vi vii viii ix x xi xii".split(separator: " ")
        let english = "one two three four five six seven eight nine ten eleven twelve".split(separator: " ")
        var numbers: [String: String] = [:]
        for (index, words) in zip(roman, english).enumerated() {
            numbers[String(words.0)] = "\(index + 1)"
            numbers[String(words.1)] = "\(index + 1)"
        }
        // What a lone stroke is read as.
        numbers["l"] = "1"
        return numbers
    }()
}

// MARK: - Comparing

extension ReadText {
    /// Returns the number of letters in which two words differ, or nil when there are more than a limit.
    static func distance(_ a: String, _ b: String, limit: Int) -> Int? {
        guard limit > 0, abs(a.count - b.count) <= limit else { return nil }
        let (a, b) = (Array(a), Array(b))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var next = [i + 1]
            for (j, other) in b.enumerated() {
                next.append(min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == other ? 0 : 1)))
            }
            row = next
        }
        return row[b.count] <= limit ? row[b.count] : nil
    }
}
