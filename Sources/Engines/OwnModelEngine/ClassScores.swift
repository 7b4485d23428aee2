import Foundation

/// The probabilities of classes.
public enum ClassScores {
    /// Turns a model's numbers into probabilities.
    ///
    /// Numbers that aren't all from 0 to 1 are logits, and become probabilities by the softmax function; a number that is
    /// none counts as no probability.
    public static func probabilities(_ numbers: [Double]) -> [Double] {
        if numbers.allSatisfy({ (0...1).contains($0) }) { return numbers }
        let largest = numbers.filter { !$0.isNaN }.max() ?? 0
        // Infinite numbers would make the rest meaningless: they share the whole.
        let powers = numbers.map { number in
            number.isNaN ? 0 : number == largest ? 1 : largest.isInfinite ? 0 : exp(number - largest)
        }
        let sum = powers.reduce(0, +)
        return powers.map { sum > 0 ? $0 / sum : 0 }
    }
}
