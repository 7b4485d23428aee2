import CivilDateEngine

/// The rules by which tokens make dates and times.
///
/// A rule begins at a token and looks no further than the longest phrase is; it returns what it read and the token after
/// it, or nil.
struct TimeGrammar {
    let text: ScannedText
    let meanings: [TimeWords.Meaning?]
    let language: DetectorLanguage
    let context: DetectionContext

    /// What a rule read.
    struct Reading<Value> {
        var value: Value
        /// The token after it.
        var next: Int
    }

    var today: CivilDate { context.moment.date }

    // MARK: - Tokens

    /// Returns what a word means.
    func word(_ index: Int) -> TimeWord? { index >= 0 && index < meanings.count ? meanings[index]?.word : nil }

    /// Returns the token after a word that may consist of several.
    func after(_ index: Int) -> Int { index + (index < meanings.count ? meanings[index]?.count ?? 1 : 1) }

    /// Returns the token after a word, if it has a meaning.
    func skip(_ index: Int, _ word: TimeWord) -> Int? { self.word(index) == word ? after(index) : nil }

    /// Returns the token after a word, or the token itself.
    func skipping(_ index: Int, _ words: Set<TimeWord>) -> Int {
        guard let word = word(index), words.contains(word) else { return index }
        return after(index)
    }

    func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool { text.isSign(index, sign) }

    func isSign(_ index: Int, in signs: String) -> Bool {
        text.tokens.indices.contains(index) && text.tokens[index].sort == .sign
            && signs.utf16.contains(text.units[text.tokens[index].start])
    }

    /// Returns a Boolean value that indicates whether nothing stands between a token and the one before.
    func isJoined(_ index: Int) -> Bool {
        text.tokens.indices.contains(index) && text.tokens[index].gap == .none
    }

    /// Returns a number in digits, if it has no more than some.
    func digits(_ index: Int, _ count: ClosedRange<Int> = 1...2) -> Int? {
        guard index >= 0, index < text.tokens.count else { return nil }
        let token = text.tokens[index]
        return token.sort == .number && count.contains(token.count) ? token.number : nil
    }

    /// Returns a Boolean value that indicates whether a number goes on with a fraction, a further group or a word.
    func goesOn(_ index: Int) -> Bool {
        guard isJoined(index) else { return false }
        if text.tokens[index].sort == .number { return true }
        return isSign(index, in: ".,/:-%") && isJoined(index + 1) && text.tokens[index + 1].sort == .number
    }

    // MARK: - Numbers

    /// "5", "twenty one", "two hundred".
    func cardinal(_ index: Int) -> Reading<Int>? {
        if let value = digits(index, 1...4) { return Reading(value: value, next: index + 1) }
        return spoken(index)
    }

    /// A number in words, up to thousands.
    func spoken(_ index: Int) -> Reading<Int>? {
        guard case .number(let first)? = word(index) else { return nil }
        var (value, next, group) = (0, index, 0)
        var isFirst = true
        while next - index < 9 {
            if case .number(let number)? = word(next) {
                // "ten ten" is two numbers.
                guard
                    isFirst || group == 0 || (group % 100 >= 20 && group % 10 == 0 && number < 10)
                        || (group >= 100 && group % 100 == 0)
                else { break }
                group += number
                next += 1
            } else if word(next) == .hundred, group > 0, group < 100 {
                group *= 100
                next += 1
            } else if word(next) == .thousand, group > 0 {
                value += group * 1000
                group = 0
                next += 1
            } else if isSign(next, "-"), isJoined(next), group >= 20, case .number(let number)? = word(next + 1),
                number < 10
            {
                next += 1
            } else if word(next) == .and, value > 0 || group >= 100, case .number? = word(next + 1) {
                next += 1
            } else {
                break
            }
            isFirst = false
        }
        _ = first
        return Reading(value: value + group, next: next)
    }

    /// "21st", "twenty first", "tenth".
    func ordinal(_ index: Int) -> Reading<Int>? {
        if let value = digits(index), word(index + 1) == .ordinalEnding, isJoined(index + 1) {
            return Reading(value: value, next: index + 2)
        }
        if case .ordinal(let value)? = word(index) { return Reading(value: value, next: index + 1) }
        guard case .number(let tens)? = word(index), tens >= 20 else { return nil }
        let next = isSign(index + 1, "-") ? index + 2 : index + 1
        guard case .ordinal(let value)? = word(next), value < 10 else { return nil }
        return Reading(value: tens + value, next: next + 1)
    }

    /// "2016", "'87", "nineteen seventy eight", "two thousand and one".
    func year(_ index: Int, short: Bool = false) -> Reading<Int>? {
        if let year = digits(index, 4...4), (1000...2999).contains(year) {
            return Reading(value: year, next: index + 1)
        }
        if isSign(index, in: "'’‘"), isJoined(index + 1), let year = digits(index + 1, 2...2) {
            return Reading(value: century(year), next: index + 2)
        }
        if short, let year = digits(index, 2...2), !goesOn(index + 1) {
            return Reading(value: century(year), next: index + 1)
        }
        guard let first = spoken(index) else { return nil }
        if (1000...2999).contains(first.value) { return first }
        guard (10...20).contains(first.value) || first.value == 20 else { return nil }
        if let second = spoken(first.next), (10...99).contains(second.value) {
            return Reading(value: first.value * 100 + second.value, next: second.next)
        }
        return nil
    }

    /// A year of two digits: no more than twenty years ahead.
    func century(_ year: Int) -> Int {
        let year = today.year / 100 * 100 + year
        return year > today.year + 20 ? year - 100 : year
    }

    // MARK: - Units

    /// A unit of time; "second" is an ordinal as well, and "quarter" a part of an hour.
    func unit(_ index: Int) -> Reading<TimeUnit>? {
        switch word(index) {
        case .unit(let unit): Reading(value: unit, next: after(index))
        case .ordinal(2): text.word(index) == "second" ? Reading(value: .second, next: index + 1) : nil
        case .quarter: Reading(value: .quarter, next: index + 1)
        default: nil
        }
    }
}
