import Foundation

/// What the plural rules of languages ask of a number.
///
/// The names are those of Unicode Technical Standard 35, part 3, "Plural Operand Meanings". Visible digits count:
/// "1" and "1.0" can take different forms.
struct PluralOperands: Equatable, Sendable {
    /// The digits before the decimal point.
    let i: UInt64
    /// The number of visible fraction digits, with trailing zeros.
    let v: Int
    /// The visible fraction digits, with trailing zeros, as an integer.
    let f: UInt64
    /// The visible fraction digits, without trailing zeros, as an integer.
    let t: UInt64
    /// The number of visible fraction digits, without trailing zeros.
    let w: Int
    /// The exponent of a compact number, such as 6 for "1c6".
    let e: Int

    /// Reads the absolute value of a number as it is written, such as `12`, `-1.50` or `2c6`.
    ///
    /// - Returns: nil for what is no decimal number.
    init?(_ text: some StringProtocol) {
        let unsigned = String(text).drop { $0 == "-" || $0 == "+" }
        let parts = unsigned.split(separator: "c", omittingEmptySubsequences: false)
        guard let mantissa = parts.first, parts.count <= 2 else { return nil }
        var exponent = 0
        if parts.count == 2 {
            guard let value = Int(parts[1]), 0...18 ~= value else { return nil }
            exponent = value
        }
        let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = halves.first, halves.count <= 2, !whole.isEmpty else { return nil }
        let fraction = halves.count == 2 ? halves[1] : Substring()
        guard
            (String(whole) + String(fraction)).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else {
            return nil
        }
        // A compact number means its expanded value: "1.1c6" is 1100000.
        let moved = String(fraction.prefix(exponent))
        let padding = String(repeating: "0", count: exponent - moved.count)
        let digits = String(whole) + moved + padding
        let visible = fraction.dropFirst(exponent).prefix(Self.digitLimit)
        i = UInt64(digits) ?? Self.shortened(digits)
        v = visible.count
        f = UInt64(visible) ?? 0
        let trimmed = visible.trimmingSuffix { $0 == "0" }
        t = UInt64(trimmed) ?? 0
        w = trimmed.count
        e = exponent
    }

    /// The operands of an integer.
    init(_ integer: UInt64) {
        i = integer
        v = 0
        f = 0
        t = 0
        w = 0
        e = 0
    }

    /// The value of an operand, or nil when it is no integer, as `n` is for 1.5.
    func value(_ operand: Character) -> UInt64? {
        switch operand {
        case "n": t == 0 ? i : nil
        case "i": i
        case "v": UInt64(v)
        case "w": UInt64(w)
        case "f": f
        case "t": t
        default: UInt64(e)
        }
    }

    private static let digitLimit = 18

    /// Keeps the last digits of a number too long for 64 bits; no rule looks further than the last seven.
    private static func shortened(_ digits: some StringProtocol) -> UInt64 {
        let last = UInt64(digits.suffix(digitLimit)) ?? 0
        return last < 10_000_000 ? last + 10_000_000_000 : last
    }
}

extension Substring {
    /// The text without the characters at its end that satisfy a condition.
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, condition(last) { rest.removeLast() }
        return rest
    }
}
