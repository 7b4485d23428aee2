import Foundation

/// Formats numbers for people, independently of the locale.
enum Number {
    /// Returns a number with a fixed number of decimals.
    static func fixed(_ value: some BinaryFloatingPoint, _ digits: Int) -> String {
        String(format: "%.\(digits)f", Double(value))
    }

    /// Returns a number with at most six digits, and none that says nothing, such as `72.5` or `120`.
    static func plain(_ value: Double) -> String { String(format: "%.6g", value) }

    /// Returns a count with its noun, such as `1 label` or `3 labels`.
    static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// Returns a width and a height, such as `4032 × 3024`.
    static func size(_ width: Int, _ height: Int) -> String { "\(width) × \(height)" }
}
