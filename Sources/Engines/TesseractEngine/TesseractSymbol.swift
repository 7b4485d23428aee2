/// A symbol of a line: a character or a part of one, such as a mark above a letter.
public struct TesseractSymbol: Sendable, Hashable {
    /// The symbol's text.
    public var text: String
    /// The confidence, from 0 to 1; it isn't a probability.
    public var confidence: Float
    /// The horizontal extent in pixels of the line that was read.
    public var extent: ClosedRange<Int>
    /// A Boolean value that indicates whether a space precedes the symbol.
    public var followsSpace: Bool
}
