/// A way to write whole numbers in the log.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let isUppercase: Bool
    private let showsPlus: Bool
    private let minDigits: Int

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { decimal() }

    /// Hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { hex() }

    /// Octal digits.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// Returns decimal digits, at least so many of them.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        Self(radix: 10, prefix: "", isUppercase: false, showsPlus: explicitPositiveSign, minDigits: minDigits)
    }

    /// Returns hexadecimal digits, at least so many of them.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        Self(
            radix: 16,
            prefix: includePrefix ? "0x" : "",
            isUppercase: uppercase,
            showsPlus: explicitPositiveSign,
            minDigits: minDigits
        )
    }

    /// Returns octal digits, at least so many of them.
    public static func octal(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        Self(
            radix: 8,
            prefix: includePrefix ? "0o" : "",
            isUppercase: uppercase,
            showsPlus: explicitPositiveSign,
            minDigits: minDigits
        )
    }
}

extension OSLogIntegerFormatting {
    /// Returns a number as text.
    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        let sign = number < 0 ? "-" : showsPlus ? "+" : ""
        return sign + prefix + zeros + digits
    }
}
