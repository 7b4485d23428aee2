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
}
