import Foundation

/// The way in which a locale writes numbers in formats.
enum NumberText {
    /// Returns an integer as a specifier says.
    static func text(of number: some FixedWidthInteger, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch specifier.conversion {
        case "d", "i", "u", "@":
            decimal(number, specifier, locale)
        case "x", "X", "o", "c", "C":
            radix(number, specifier)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            text(of: Double(number), specifier, locale)
        default:
            specifier.padded(String(number))
        }
    }

    /// Returns a floating-point number as a specifier says.
    static func text(of number: Double, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch specifier.conversion {
        case "f", "F":
            return fixed(number, specifier, locale)
        case "e", "E", "g", "G", "a", "A":
            let precision = specifier.precision.map { ".\($0)" } ?? ""
            let text = String(format: "%\(specifier.plainFlags)\(precision)\(specifier.conversion)", number)
            return specifier.padded(text.replacing(".", with: locale.decimalSeparator ?? "."))
        case "@":
            return specifier.padded(number.formatted(.number.locale(locale)))
        default:
            guard let integer = Int64(exactly: number.rounded(.towardZero)) else {
                return specifier.padded(number.formatted(.number.locale(locale)))
            }
            return text(of: integer, specifier, locale)
        }
    }

    private static func decimal(_ number: some FixedWidthInteger, _ specifier: FormatSpecifier, _ locale: Locale)
        -> String
    {
        // Digits that are asked for by count stand without separators, as in a number of fixed length.
        let isPlain = specifier.precision != nil || specifier.isZeroPadded
        var style = IntegerFormatStyle<Int64>(locale: locale).grouping(isPlain ? .never : .automatic)
        if specifier.flags.contains("+") { style = style.sign(strategy: .always()) }
        if let digits = specifier.precision ?? (specifier.isZeroPadded ? specifier.width : nil) {
            let sign = number < 0 || specifier.flags.contains("+") ? 1 : 0
            let count = specifier.precision == nil ? digits - sign : digits
            style = style.precision(.integerLength(max(count, 1, digitCount(number))...))
        }
        if let number = Int64(exactly: number) { return specifier.padded(style.format(number)) }
        return specifier.padded(IntegerFormatStyle<UInt64>(locale: locale).format(UInt64(truncatingIfNeeded: number)))
    }

    private static func fixed(_ number: Double, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        let digits = specifier.precision ?? 6
        var style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(digits))
            .grouping(specifier.isZeroPadded ? .never : .automatic)
        if specifier.flags.contains("+") { style = style.sign(strategy: .always()) }
        if specifier.isZeroPadded, let width = specifier.width, number.isFinite {
            let sign = number.sign == .minus || specifier.flags.contains("+") ? 1 : 0
            let whole = max(width - sign - (digits > 0 ? digits + 1 : 0), 1)
            style = style.precision(.integerAndFractionLength(integerLimits: whole..., fractionLimits: digits...digits))
        }
        return specifier.padded(style.format(number))
    }

    private static func radix(_ number: some FixedWidthInteger, _ specifier: FormatSpecifier) -> String {
        let bits = UInt64(truncatingIfNeeded: number)
        switch specifier.conversion {
        case "c", "C":
            let scalar = UInt32(exactly: bits).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            return specifier.padded(String(scalar))
        default:
            let precision = specifier.precision.map { ".\($0)" } ?? ""
            let width = specifier.isZeroPadded ? specifier.width.map(String.init) ?? "" : ""
            let flags = specifier.plainFlags + (specifier.isZeroPadded ? "0" : "")
            return specifier.padded(String(format: "%\(flags)\(width)\(precision)ll\(specifier.conversion)", bits))
        }
    }

    private static func digitCount(_ number: some FixedWidthInteger) -> Int {
        String(number.magnitude).count
    }
}

extension FormatSpecifier {
    /// A Boolean value that tells whether zeros fill the width.
    var isZeroPadded: Bool { flags.contains("0") && !flags.contains("-") && width != nil }

    /// The flags that change the number itself, and not its place.
    var plainFlags: String { flags.filter { "+ #".contains($0) } }

    /// The conversion as it is written in a format.
    var source: String {
        let position = position.map { "\($0)$" } ?? ""
        let width = width.map(String.init) ?? ""
        let precision = precision.map { ".\($0)" } ?? ""
        let length = "diuxXo".contains(conversion) ? "ll" : ""
        return "%\(position)\(flags)\(width)\(precision)\(length)\(conversion)"
    }

    /// Fills a text with blanks up to the width; a text is also cut to the precision.
    func padded(_ text: String) -> String {
        var text = text
        if let precision, "@sS".contains(conversion) { text = String(text.prefix(precision)) }
        guard let width, text.count < width else { return text }
        let blanks = String(repeating: " ", count: width - text.count)
        return flags.contains("-") ? text + blanks : blanks + text
    }
}
