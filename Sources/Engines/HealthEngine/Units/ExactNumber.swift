/// A ratio of whole numbers times a power of ten, for conversions that decimals survive.
///
/// 98.6 °F are 37 °C, not 36.99999999999999: a value counts as the decimal that it is written as. Operations return nil
/// where 128 bits don't suffice, and the caller then computes with floating point.
struct ExactNumber: Sendable, Hashable {
    /// The largest power of ten that is kept; beyond it a sum would lose its smaller part anyway.
    private static let largestPower = 1000
    /// The digits after which a quotient is cut: eight more than a double has.
    private static let digitCount = 25

    private let numerator: Int128
    /// Above zero.
    private let denominator: Int128
    private let power: Int

    /// Creates a ratio of numbers, the second of which isn't zero.
    init(_ numerator: Int128, over denominator: Int128 = 1, power: Int = 0) {
        self.numerator = numerator
        self.denominator = denominator
        self.power = power
    }

    /// Creates the number that the shortest decimal of a double stands for; nil if it isn't finite.
    init?(decimal value: Double) {
        guard value.isFinite else { return nil }
        // "98.6", "1e-05" and "1.5e+20" are the forms of a description.
        let parts = "\(value.magnitude)".split(separator: "e")
        guard let mantissa = parts.first, let dot = mantissa.firstIndex(of: ".") ?? Optional(mantissa.endIndex) else {
            return nil
        }
        let fraction = mantissa[dot...].dropFirst()
        let isWhole = fraction.allSatisfy { $0 == "0" }
        let digits = mantissa[..<dot] + (isWhole ? "" : fraction)
        let exponent = parts.count > 1 ? Int(parts[1]) : 0
        guard let number = Int128(digits), let exponent else { return nil }
        self.init(value < 0 ? -number : number, power: exponent - (isWhole ? 0 : fraction.count))
    }

    /// The nearest double.
    var double: Double {
        var remainder = numerator.magnitude
        let divisor = denominator.magnitude
        var digits = "\(remainder / divisor)"
        remainder %= divisor
        var places = 0
        while remainder != 0, digits.count < Self.digitCount {
            let (next, isOver) = remainder.multipliedReportingOverflow(by: 10)
            guard !isOver else { break }
            let digit = next / divisor
            // Zeros before the first digit don't count.
            digits = digits == "0" ? "\(digit)" : digits + "\(digit)"
            remainder = next % divisor
            places += 1
        }
        let size = Double("\(digits)e\(power - places)") ?? .nan
        return numerator < 0 ? -size : size
    }

    /// Returns a product, or nil if it is too long.
    func times(_ other: ExactNumber) -> ExactNumber? {
        // Common factors leave before they make a product long.
        let first = Self.divisor(numerator, other.denominator)
        let second = Self.divisor(other.numerator, denominator)
        let (above, isOver) = (numerator / first).multipliedReportingOverflow(by: other.numerator / second)
        let (below, isUnder) = (denominator / second).multipliedReportingOverflow(by: other.denominator / first)
        let power = power + other.power
        guard !isOver, !isUnder, above != .min, abs(power) <= Self.largestPower else { return nil }
        return ExactNumber(above, over: below, power: power)
    }

    /// Returns a quotient, or nil if it is too long or the divisor is zero.
    func over(_ other: ExactNumber) -> ExactNumber? {
        guard other.numerator != 0 else { return nil }
        let sign: Int128 = other.numerator < 0 ? -1 : 1
        return times(
            ExactNumber(other.denominator * sign, over: other.numerator * sign, power: -other.power)
        )
    }

    /// Returns a sum, or nil if it is too long.
    func plus(_ other: ExactNumber) -> ExactNumber? {
        guard numerator != 0 else { return other }
        guard other.numerator != 0 else { return self }
        let common = min(power, other.power)
        guard let left = Self.scaled(numerator, by: power - common),
            let right = Self.scaled(other.numerator, by: other.power - common)
        else { return nil }
        let (first, isFirstOver) = left.multipliedReportingOverflow(by: other.denominator)
        let (second, isSecondOver) = right.multipliedReportingOverflow(by: denominator)
        let (above, isOver) = first.addingReportingOverflow(second)
        let (below, isUnder) = denominator.multipliedReportingOverflow(by: other.denominator)
        guard !isFirstOver, !isSecondOver, !isOver, !isUnder, above != .min else { return nil }
        let divisor = Self.divisor(above, below)
        return ExactNumber(above / divisor, over: below / divisor, power: common)
    }

    /// Returns the number with the other sign.
    var negative: ExactNumber { ExactNumber(-numerator, over: denominator, power: power) }

    /// Returns a power, or nil if it is too long.
    func raised(to exponent: Int) -> ExactNumber? {
        var result: ExactNumber? = ExactNumber(1)
        for _ in 0..<abs(exponent) { result = result?.times(self) }
        return exponent < 0 ? result.flatMap { ExactNumber(1).over($0) } : result
    }

    /// A number times a power of ten, or nil if it is too long.
    private static func scaled(_ number: Int128, by power: Int) -> Int128? {
        guard power <= 38 else { return nil }
        var result = number
        for _ in 0..<power {
            let (next, isOver) = result.multipliedReportingOverflow(by: 10)
            guard !isOver else { return nil }
            result = next
        }
        return result
    }

    /// The greatest number that divides both, or 1 where one of them is zero.
    private static func divisor(_ first: Int128, _ second: Int128) -> Int128 {
        var (a, b) = (first.magnitude, second.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        return a == 0 ? 1 : Int128(clamping: a)
    }
}
