public import Foundation

extension CGPoint {
    /// The coordinates with three digits, in parentheses.
    public var formattedDescription: String { "(\(x.threeDigits), \(y.threeDigits))" }
}

extension CGSize {
    /// The width and height with three digits.
    public var formattedDescription: String { "\(width.threeDigits) × \(height.threeDigits)" }
}

extension CGRect {
    /// The origin and size with three digits, in brackets.
    public var formattedDescription: String { "[\(origin.formattedDescription), \(size.formattedDescription)]" }
}

extension CGFloat {
    fileprivate var threeDigits: String { String(format: "%.3f", Double(self)) }
}
