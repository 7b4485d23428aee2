import Foundation

/// A way to write floating-point numbers in the log.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let showsPlus: Bool
    private let precision: (@Sendable () -> Int)?

    /// Digits with six places behind the point.
    public static var fixed: OSLogFloatFormatting { fixed() }

    /// Hexadecimal digits with an exponent.
    public static var hex: OSLogFloatFormatting { hex() }

    /// Digits with an exponent.
    public static var exponential: OSLogFloatFormatting { exponential() }

    /// The shorter of fixed digits and an exponent.
    public static var hybrid: OSLogFloatFormatting { hybrid() }

    /// Returns digits without an exponent.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        Self(conversion: uppercase ? "F" : "f", showsPlus: explicitPositiveSign, precision: nil)
    }

    /// Returns digits with so many places behind the point.
    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        Self(conversion: uppercase ? "F" : "f", showsPlus: explicitPositiveSign, precision: precision)
    }

    /// Returns hexadecimal digits with an exponent.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        Self(conversion: uppercase ? "A" : "a", showsPlus: explicitPositiveSign, precision: nil)
    }

    /// Returns digits with an exponent.
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
    {
        Self(conversion: uppercase ? "E" : "e", showsPlus: explicitPositiveSign, precision: nil)
    }

    /// Returns digits with so many places behind the point and an exponent.
    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        Self(conversion: uppercase ? "E" : "e", showsPlus: explicitPositiveSign, precision: precision)
    }

    /// Returns the shorter of fixed digits and an exponent.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        Self(conversion: uppercase ? "G" : "g", showsPlus: explicitPositiveSign, precision: nil)
    }

    /// Returns the shorter of fixed digits and an exponent, with so many digits.
    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        Self(conversion: uppercase ? "G" : "g", showsPlus: explicitPositiveSign, precision: precision)
    }
}

extension OSLogFloatFormatting {
    /// Returns a number as text.
    func text(of number: Double) -> String {
        let digits = precision.map { ".\(max(0, $0()))" } ?? ""
        return String(format: "%\(showsPlus ? "+" : "")\(digits)\(conversion)", number)
    }
}
