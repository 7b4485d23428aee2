/// What a line of text may say.
public struct LineReading: Sendable, Hashable, Codable {
    /// The text, without spaces at its ends.
    public var text: String
    /// The probability that the text is right, from 0 to 1.
    public var confidence: Float
    /// The mean probability of the characters, from 0 to 1, which tells text from what resembles it.
    public var clarity: Float
    /// The horizontal extent of each character of the text, in fractions of the line's width from its left side.
    ///
    /// There is one for each `Character`, spaces included; a reader that doesn't know them leaves the list empty.
    public var extents: [ClosedRange<Double>]

    /// Creates a reading; a reader that doesn't tell the clarity takes the confidence for it.
    public init(text: String, confidence: Float, extents: [ClosedRange<Double>], clarity: Float? = nil) {
        self.text = text
        self.confidence = confidence
        self.clarity = clarity ?? confidence
        self.extents = extents
    }

    /// Returns the extent of characters, counted from the first; the range isn't empty.
    public func extent(of characters: Range<Int>) -> ClosedRange<Double> {
        let count = text.count
        // A reader that doesn't know the places of characters gives each the same share.
        guard extents.count == count else {
            return Double(characters.lowerBound) / Double(count)...Double(characters.upperBound) / Double(count)
        }
        let extents = extents[characters]
        let (start, end) = (extents.map(\.lowerBound).min() ?? 0, extents.map(\.upperBound).max() ?? 1)
        return start...end
    }
}
