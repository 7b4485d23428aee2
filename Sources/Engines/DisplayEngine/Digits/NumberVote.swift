/// What several looks at a row say together, where it is known that the row shows a number, with a second opinion.
///
/// A look that finds a second point, or a letter at the edge, is mistaken there and doesn't speak against what the others
/// read. The second opinion is about the digits alone: a reader of text passes over points.
struct NumberVote {
    /// How usual it is that a display shows so many digits after the point, beside none.
    private static let decimals = [1, 1, 0.2, 0.1]
    /// The fewest digits of a number.
    private static let leastDigits = 3
    /// What is kept for numbers that no look found, so that one that all looks find unlikely isn't sure for want of
    /// another.
    private static let unseen = 0.05
    /// What a number has of either opinion that one doesn't share.
    private static let doubt = 0.01
    private static let secondDoubt = 0.1

    /// The likeliest number.
    let text: DigitText
    /// How likely it is among the numbers, from 0 to 1.
    let confidence: Double

    /// Counts the texts of all looks, with the sums of their probabilities, and those of a second reader, one a look.
    ///
    /// There is no vote if no look found a number.
    init?(_ sums: [DigitText: Double], looks: Int, second: [DigitText] = []) {
        var numbers: [DigitText: Double] = [:]
        // Sums of the same numbers differ by the order, and that of a dictionary is another one in each process.
        for (text, sum) in sums.sorted(by: { $0.key.text < $1.key.text }) {
            guard let number = Self.number(text), let decimals = number.decimals else { continue }
            numbers[number, default: 0] += sum * Self.decimals[decimals]
        }
        let shares = numbers.sorted { $0.key.text < $1.key.text }
        let total = shares.reduce(Self.unseen * Double(looks)) { $0 + $1.value }
        let seconds = second.compactMap { Self.number($0)?.digits }
        var digits = Dictionary(seconds.map { ($0, 0.0) }) { first, _ in first }
        for (text, share) in shares { digits[text.digits, default: 0] += share / total }
        // The looks are of one picture, and so are those of the second reader, which counts for its root.
        func weight(_ share: Double, of digits: [Int]?) -> Double {
            let agreeing = digits.map { digits in seconds.count { $0 == digits } } ?? 0
            let secondShare = Double(agreeing) / Double(max(1, second.count))
            return (share + Self.doubt) * (secondShare + Self.secondDoubt).squareRoot()
        }
        let weights = Dictionary(uniqueKeysWithValues: digits.map { ($0.key, weight($0.value, of: $0.key)) })
        let unseen = weight(Self.unseen * Double(looks) / total, of: nil)
        let sum = weights.sorted { $0.key.lexicographicallyPrecedes($1.key) }.reduce(unseen) { $0 + $1.value }
        for (text, share) in shares {
            guard let weight = weights[text.digits], let whole = digits[text.digits], whole > 0 else { continue }
            numbers[text] = weight / sum * share / total / whole
        }
        guard let likeliest = numbers.likeliest else { return nil }
        (text, confidence) = (likeliest.key, likeliest.value)
    }

    /// Returns a text as a number with one point where several follow each other, or nil where it is none.
    private static func number(_ text: DigitText) -> DigitText? {
        let text = text.withoutRepeatedPoints
        guard let places = text.decimals, places < decimals.count, text.digits.count >= leastDigits else { return nil }
        return text
    }
}
