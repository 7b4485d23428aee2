/// The words of a language for dates and times.
struct TimeWords: Sendable {
    private let words: [String: TimeWord]
    /// What several tokens mean together, by their first.
    private let phrases: [String: [(tokens: [String], meaning: TimeWord)]]

    init(
        lists: [(words: String, meaning: TimeWord)],
        numbers: String,
        tens: String,
        ordinals: String,
        phrases: [String: TimeWord]
    ) {
        var words: [String: TimeWord] = [:]
        for list in lists { for word in list.words.split(separator: " ") { words[String(word)] = list.meaning } }
        for (value, word) in numbers.split(separator: " ").enumerated() { words[String(word)] = .number(value) }
        for (place, word) in tens.split(separator: " ").enumerated() { words[String(word)] = .number(20 + 10 * place) }
        for (place, word) in ordinals.split(separator: " ").enumerated() { words[String(word)] = .ordinal(place + 1) }
        self.words = words
        var found: [String: [(tokens: [String], meaning: TimeWord)]] = [:]
        for (phrase, meaning) in phrases {
            let tokens = Self.tokens(of: phrase)
            found[tokens.first ?? "", default: []].append((tokens, meaning))
        }
        self.phrases = found.mapValues { $0.sorted { $0.tokens.count > $1.tokens.count } }
    }

    /// Returns what the words of a text mean, and how many tokens each meaning takes.
    func meanings(in text: ScannedText) -> [Meaning?] {
        let keys = text.tokens.indices.map { text.tokens[$0].sort == .word ? text.word($0) : "" }
        return text.tokens.indices.map { index in
            let key = keys[index]
            guard !key.isEmpty else { return nil }
            for phrase in phrases[key] ?? [] where Self.stands(phrase.tokens, at: index, in: text, keys) {
                return Meaning(word: phrase.meaning, count: phrase.tokens.count)
            }
            return words[key].map { Meaning(word: $0, count: 1) }
        }
    }

    /// Returns what a single word in lower case means.
    func meaning(of word: String) -> TimeWord? { words[word] }

    /// What a word means.
    struct Meaning {
        let word: TimeWord
        /// The number of its tokens.
        let count: Int
    }

    private static func stands(_ tokens: [String], at index: Int, in text: ScannedText, _ keys: [String]) -> Bool {
        guard index + tokens.count <= keys.count else { return false }
        for (offset, token) in tokens.enumerated().dropFirst() {
            let key = keys[index + offset]
            if key.isEmpty {
                let found = text.tokens[index + offset]
                guard text.string(found.start..<found.end) == token else { return false }
            } else if key != token {
                return false
            }
        }
        return true
    }

    private static func tokens(of phrase: String) -> [String] {
        let text = ScannedText(phrase)
        return text.tokens.map { text.string($0.start..<$0.end) }
    }

    /// Returns the words of a language, or nil where dates are written without them.
    static func words(of language: DetectorLanguage) -> TimeWords? {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .italian: italian
        case .portuguese: portuguese
        case .japanese, .chinese: nil
        }
    }
}
