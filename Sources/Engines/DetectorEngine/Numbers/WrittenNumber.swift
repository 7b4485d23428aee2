import Foundation

/// A number as prices have it: digits in groups, and a fraction.
struct WrittenNumber {
    /// The value.
    let value: Decimal
    /// The token after the number.
    let next: Int

    /// Reads a number whose first digits are a token, or returns nil if it is none.
    ///
    /// A sign with three digits after it groups, unless it is the only one and the last; other than three are a fraction.
    init?(_ text: ScannedText, at index: Int) {
        guard text.tokens.indices.contains(index), text.tokens[index].sort == .number else { return nil }
        var groups = [index]
        var signs: [UInt16] = []
        var next = index + 1
        while groups.count < 6, let sign = Self.separator(text, next), text.tokens[next].gap == .none,
            text.tokens.indices.contains(next + 1), text.tokens[next + 1].sort == .number,
            text.tokens[next + 1].gap == .none
        {
            signs.append(sign)
            groups.append(next + 1)
            next += 2
        }
        let lengths = groups.map { text.tokens[$0].count }
        guard lengths.allSatisfy({ $0 <= Token.longestNumber }) else { return nil }
        var hasFraction = false
        if let last = signs.last {
            let isLoneGroup = signs.count == 1 && lengths.last == 3 && last == UInt16(ascii: ",")
            let differs = signs.dropLast().contains { $0 != last }
            hasFraction =
                differs
                || (signs.count == 1 && !isLoneGroup && !(lengths.last == 3 && lengths[0] <= 3 && lengths[0] > 0))
            if signs.count > 1, !differs, lengths.last != 3 { return nil }
            let whole = hasFraction ? lengths.dropFirst().dropLast() : lengths.dropFirst()
            guard whole.allSatisfy({ $0 == 3 || $0 == 2 }) else { return nil }
        }
        let parts = groups.map { group in
            String(
                decoding: text.units[text.tokens[group].start..<text.tokens[group].end].map { $0.digitValue + 0x30 },
                as: UTF16.self
            )
        }
        let digits = hasFraction ? parts.dropLast().joined() + "." + (parts.last ?? "") : parts.joined()
        guard digits.utf8.count <= 30, let value = Decimal(string: digits) else { return nil }
        self.value = value
        self.next = next
    }

    private static func separator(_ text: ScannedText, _ index: Int) -> UInt16? {
        guard text.tokens.indices.contains(index), text.tokens[index].sort == .sign else { return nil }
        let unit = text.units[text.tokens[index].start]
        return unit == UInt16(ascii: ",") || unit == UInt16(ascii: ".") || unit == UInt16(ascii: "'") || unit == 0x2019
            ? unit : nil
    }
}
