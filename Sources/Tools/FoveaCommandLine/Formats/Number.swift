import Foundation

/// Formats numbers for people, independently of the locale.
enum Number {
    /// Returns a number with a fixed number of decimals.
    static func fixed(_ value: some BinaryFloatingPoint, _ digits: Int) -> String {
        String(format: "%.\(digits)f", Double(value))
    }

    /// Returns a count with its noun, such as `1 label` or `3 labels`.
    static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// Returns a width and a height, such as `4032 × 3024`.
    static func size(_ width: Int, _ height: Int) -> String { "\(width) × \(height)" }
}
