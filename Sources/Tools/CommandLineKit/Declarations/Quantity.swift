/// Quantities with units, such as `64MB`, `256 MiB` or `100M`.
package enum Quantity {
    private static let multipliers: [String: Double] = [
        "": 1, "k": 1e3, "m": 1e6, "g": 1e9,
        "ki": 1024, "mi": 1_048_576, "gi": 1_073_741_824,
    ]

    /// The largest quantity, low enough to add others without overflow: a petabyte.
    private static let largest = 1e15

    /// Parses a quantity, or returns nil when it is invalid.
    ///
    /// Decimal prefixes count in thousands and binary ones in 1,024s. A unit, such as `B` or `px`, may follow.
    package static func amount(_ text: String, unit: String) -> Int? {
        let compact = text.lowercased().filter { $0 != " " }
        let digits = compact.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        var suffix = compact.dropFirst(digits.count)
        if suffix.hasSuffix(unit.lowercased()) { suffix = suffix.dropLast(unit.count) }
        guard let number = Double(digits), let multiplier = multipliers[String(suffix)] else { return nil }
        let amount = (number * multiplier).rounded()
        guard amount >= 1, amount <= Self.largest else { return nil }
        return Int(amount)
    }

    /// Formats a quantity in the largest decimal unit that keeps it at one or more, such as `2.7 MB`.
    package static func text(_ amount: Int, unit: String) -> String {
        let (divisor, prefix): (Double, String) =
            switch amount {
            case 1_000_000_000...: (1e9, "G")
            case 1_000_000...: (1e6, "M")
            case 1_000...: (1e3, "k")
            default: (1, "")
            }
        let tenths = (Double(amount) / divisor * 10).rounded()
        let number = tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
        return "\(number) \(prefix)\(unit)"
    }
}

extension Option where Value == Int? {
    /// Declares a quantity with an optional unit, which may be absent.
    package init(_ name: String, placeholder: String, unit: String, defaultText: String?, help: String) {
        self.init(
            name,
            placeholder: placeholder,
            default: nil,
            defaultText: defaultText,
            help: help
        ) { (text) throws(InvalidValue) in
            guard let amount = Quantity.amount(text, unit: unit) else {
                throw InvalidValue(expected: "an amount such as 64M, 1.5G or 500000")
            }
            return amount
        }
    }
}
