/// Words that a caller expects, such as the codes of products.
struct CustomWords: Sendable {
    private let words: [[Character]]

    /// The largest number of words, and the length of the longest.
    private static let maximumCount = 4_096
    private static let maximumLength = 64

    /// Creates a list; words with spaces are expected word by word.
    init(_ words: [String]) {
        var kept: [[Character]] = []
        var seen: Set<Substring> = []
        for word in words.lazy.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
            guard kept.count < Self.maximumCount else { break }
            guard (2...Self.maximumLength).contains(word.count), seen.insert(word).inserted else { continue }
            kept.append(Array(word))
        }
        self.words = kept
    }

    /// A Boolean value that indicates whether there are no words.
    var isEmpty: Bool { words.isEmpty }

    /// Returns the token with the expected word that it probably is, or nil when it is none or right already.
    ///
    /// Signs around the word stay.
    func match(_ token: ArraySlice<Character>) -> [Character]? {
        guard !words.isEmpty, token.count <= 2 * Self.maximumLength else { return nil }
        let isSign = { (character: Character) in !character.isLetter && !character.isNumber }
        let head = token.prefix(while: isSign)
        let tail = token.dropFirst(head.count).reversed().prefix(while: isSign).reversed()
        if let word = nearest(to: Array(token)) { return word.isEmpty ? nil : word }
        guard head.count + tail.count < token.count else { return nil }
        let core = Array(token.dropFirst(head.count).dropLast(tail.count))
        guard let word = nearest(to: core), !word.isEmpty else { return nil }
        return Array(head) + word + Array(tail)
    }

    /// The expected word that a text probably is: empty when it is one already, nil when it is none.
    private func nearest(to text: [Character]) -> [Character]? {
        var best: (cost: Double, word: [Character])?
        for word in words {
            if word == text { return [] }
            guard let cost = Self.cost(of: text, as: word), cost < best?.cost ?? .infinity else { continue }
            best = (cost, word)
        }
        return best?.word
    }

    /// The cost of reading a word as a text; nil when that is too improbable.
    ///
    /// Lookalikes cost little; a digit is never taken for another, since codes differ in them.
    static func cost(of text: [Character], as word: [Character]) -> Double? {
        guard abs(text.count - word.count) <= 1 else { return nil }
        let limit = max(0.9, 0.13 * Double(word.count))
        var row = (0...word.count).map(Double.init)
        for (i, read) in text.enumerated() {
            var next = [Double(i + 1)]
            for (j, wanted) in word.enumerated() {
                next.append(
                    min(row[j + 1] + 1, next[j] + 1, row[j] + substitution(of: wanted, by: read))
                )
            }
            guard (next.min() ?? 0) <= limit else { return nil }
            row = next
        }
        return row[word.count] <= limit ? row[word.count] : nil
    }

    private static func substitution(of wanted: Character, by read: Character) -> Double {
        if wanted == read { return 0 }
        if wanted.isNumber, read.isNumber { return 3 }
        if wanted.lowercased() == read.lowercased() { return 0.1 }
        return Lookalikes.resemble(wanted, read) ? 0.25 : 1
    }
}
