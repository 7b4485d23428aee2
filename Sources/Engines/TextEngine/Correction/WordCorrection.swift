/// The correction of what was read to the words of a language, and to words that a caller expects.
///
/// It mends what readers get wrong without an understanding of words: letters read as digits, digits as letters, and
/// spaces left out. What looks like a number, a code or an address stays as it is.
struct WordCorrection: Sendable {
    /// The words of the language; none leaves all but the expected words alone.
    let words: WordList?
    /// The words to expect, which come before those of the language.
    let custom: CustomWords

    /// Creates a correction from words.
    init(words: WordList?, custom: CustomWords) {
        self.words = words
        self.custom = custom
    }

    /// Creates the correction that options ask for, for text in languages; there are words of English alone.
    init(_ options: TextOptions, languages: [String]) {
        let isEnglish = languages.first?.hasPrefix("en") ?? true
        words = options.correctsWords && isEnglish ? .english : nil
        custom = CustomWords(options.customWords)
    }

    /// The longest line to correct.
    private static let maximumLength = 2_000

    /// Returns readings with words corrected; those that become the same are one.
    func corrected(_ readings: [LineReading]) -> [LineReading] {
        guard words != nil || !custom.isEmpty else { return readings }
        var corrected: [LineReading] = []
        for (index, reading) in readings.enumerated() {
            // What is much less probable than the text may be other words as well.
            let others = index == 0 ? readings.dropFirst().filter { $0.confidence > 0.05 * reading.confidence } : []
            let mended = self.corrected(reading, others: others)
            if !corrected.contains(where: { $0.text == mended.text }) { corrected.append(mended) }
        }
        return corrected
    }

    private func corrected(_ reading: LineReading, others: [LineReading]) -> LineReading {
        var edited = EditedReading(reading)
        guard edited.characters.count <= Self.maximumLength else { return reading }
        let alternatives = others.map { EditedReading($0) }.filter { $0.tokens.count == edited.tokens.count }
        // From the end, so that ranges before an edit stay true.
        for (number, token) in edited.tokens.enumerated().reversed() {
            if let word = custom.match(edited.characters[token]) {
                edited.replace(token, with: word)
            } else if let words {
                correct(token, of: &edited, words, alternatives.map { Array($0.characters[$0.tokens[number]]) })
            }
        }
        return edited.reading
    }
}

// MARK: - Words

extension WordCorrection {
    private func correct(
        _ token: Range<Int>,
        of edited: inout EditedReading,
        _ words: WordList,
        _ alternatives: [[Character]]
    ) {
        if let number = Self.number(edited.characters[token]) { return edited.replace(token, with: number) }
        guard !Self.isCode(edited.characters[token]) else { return }
        let members = edited.runs(of: token) { $0.isLetter || $0.isNumber || "'’|!".contains($0) }
        for run in members.reversed() {
            let word = Self.trimmed(run, of: edited.characters)
            let text = Array(edited.characters[word])
            guard text.count >= 3, !words.contains(Self.plain(text)) else { continue }
            if let mended = Self.lookalike(of: text, in: words) {
                edited.replace(word, with: mended)
            } else if let other = Self.alternative(to: edited.characters[token], alternatives, words) {
                return edited.replace(token, with: other)
            } else if let place = Self.gap(in: word, of: edited, words) {
                edited.replace(place..<place, with: [" "])
            }
        }
    }

    /// The word itself of a run with signs at its ends.
    private static func trimmed(_ run: Range<Int>, of characters: [Character]) -> Range<Int> {
        var run = run
        while let last = run.last, "'’!".contains(characters[last]) { run = run.lowerBound..<last }
        while let first = run.first, "'’!".contains(characters[first]) { run = first + 1..<run.upperBound }
        return run
    }

    private static func plain(_ word: [Character]) -> String { String(word.map { $0 == "’" ? "'" : $0 }) }

    /// The known word that differs in lookalikes alone, when letters are the most of it.
    private static func lookalike(of word: [Character], in words: WordList) -> [Character]? {
        let letterCount = word.count { $0.isLetter }
        guard letterCount >= 2, 2 * letterCount >= word.count else { return nil }
        return Lookalikes.variants(of: word).first { words.contains($0) }.map(Array.init)
    }

    /// What a less probable reading has in the place of a token, when it consists of known words.
    private static func alternative(
        to token: ArraySlice<Character>,
        _ alternatives: [[Character]],
        _ words: WordList
    ) -> [Character]? {
        alternatives.first { other in
            guard other.count == token.count, other != Array(token) else { return false }
            let parts = other.split { !($0.isLetter || $0.isNumber || "'’".contains($0)) }
            // Short words are as probable as names and codes.
            return !parts.isEmpty && parts.allSatisfy { $0.count >= 4 && words.contains(plain(Array($0))) }
        }
    }

    /// The place of a space that was left out: between two known words, where the letters are far apart.
    private static func gap(in word: Range<Int>, of edited: EditedReading, _ words: WordList) -> Int? {
        guard word.count >= 5 else { return nil }
        let middles = word.compactMap { index in edited.extent(index).map { ($0.lowerBound + $0.upperBound) / 2 } }
        guard middles.count == word.count, let first = middles.first, let last = middles.last else { return nil }
        let pitch = (last - first) / Double(middles.count - 1)
        let places = (2...word.count - 2).filter { place in
            middles[place] - middles[place - 1] > 1.4 * pitch
                && words.contains(plain(Array(edited.characters[word.prefix(place)])))
                && words.contains(plain(Array(edited.characters[word.dropFirst(place)])))
        }
        let widest = places.max { middles[$0] - middles[$0 - 1] < middles[$1] - middles[$1 - 1] }
        return widest.map { word.lowerBound + $0 }
    }
}

// MARK: - Numbers and codes

extension WordCorrection {
    /// The number that a token is, when letters in it stand for digits.
    static func number(_ token: ArraySlice<Character>) -> [Character]? {
        let allowed: Set<Character> = [".", ",", ":", "/", "$", "€", "£", "%", "(", ")", "+"]
        let digitCount = token.count { $0.isASCII && $0.isNumber }
        let letters = token.filter { $0.isLetter }
        guard !letters.isEmpty, letters.allSatisfy({ "OlI".contains($0) }), digitCount >= letters.count,
            token.allSatisfy({ $0.isNumber || $0.isLetter || allowed.contains($0) })
        else { return nil }
        var number = Array(token)
        for index in number.indices {
            let before = index > 0 && number[index - 1].isNumber
            let after = index + 1 < number.count && number[index + 1].isNumber
            if number[index] == "O", before || after { number[index] = "0" }
            // 5l is five litres.
            if number[index] == "l" || number[index] == "I", after { number[index] = "1" }
        }
        return number
    }

    /// A Boolean value that indicates whether a token is a code, an address or a name of a file.
    private static func isCode(_ token: ArraySlice<Character>) -> Bool {
        if token.contains(where: { "@_/\\=<>{}[]#$%^&*~+`".contains($0) }) { return true }
        let digitCount = token.count { $0.isNumber }
        if digitCount > 0, token.contains(where: { "-:".contains($0) }) { return true }
        // A dot within, as in example.org.
        let inner = token.dropFirst().dropLast(2)
        if inner.contains(".") { return true }
        return 2 * digitCount > token.count
    }
}
