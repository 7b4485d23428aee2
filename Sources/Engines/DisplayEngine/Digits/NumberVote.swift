/// What several looks at a row say together, where it is known that the row shows a number.
///
/// A look that finds a second point, or a letter at the edge, is mistaken there and doesn't speak against what the others
/// read.
struct NumberVote {
    /// How usual it is that a display shows so many digits after the point, beside none.
    private static let decimals = [1, 1, 0.2, 0.1]
    /// The fewest digits of a number.
    private static let leastDigits = 3
    /// What is kept for numbers that no look found, so that one that all looks find unlikely isn't sure for want of
    /// another.
    private static let unseen = 0.05

    /// The likeliest number, or nil if no look found any.
    let text: DigitText
    /// How likely it is among the numbers, from 0 to 1.
    let confidence: Double

    /// Counts the texts of all looks, with the sums of their probabilities.
    init?(_ sums: [DigitText: Double], looks: Int) {
        var numbers: [DigitText: Double] = [:]
        var total = Self.unseen * Double(looks)
        // Sums of the same numbers differ by the order, and that of a dictionary is another one in each process.
        for (text, sum) in sums.sorted(by: { $0.key.text < $1.key.text }) {
            let text = text.withoutRepeatedPoints
            guard let decimals = text.decimals, decimals < Self.decimals.count,
                text.digits.count >= Self.leastDigits
            else { continue }
            let weight = sum * Self.decimals[decimals]
            numbers[text, default: 0] += weight
            total += weight
        }
        guard let likeliest = numbers.likeliest else { return nil }
        text = likeliest.key
        confidence = likeliest.value / total
    }
}
