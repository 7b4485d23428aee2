/// A set of ways in which a part of a text stands out.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis, usually in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, usually in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, usually in letters of equal width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that the reader's line length may replace.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break that stays.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML on lines of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
