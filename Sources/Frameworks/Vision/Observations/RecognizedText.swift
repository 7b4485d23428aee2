import TextEngine

/// What a line of text may say.
public struct RecognizedText: Hashable, Codable, Sendable, CustomStringConvertible {
    private let reading: LineReading
    /// The corners of the line.
    private let line: RectangleObservation

    init(_ reading: LineReading, in line: RectangleObservation) {
        (self.reading, self.line) = (reading, line)
    }

    /// The text.
    public var string: String { reading.text }
    /// The probability that the text is right, from 0 to 1.
    public var confidence: Float { reading.confidence }
    /// The text and its confidence in percent.
    public var description: String { "\"\(string)\" \(Int((confidence * 100).rounded())) %" }

    /// Returns the corners around a part of the text, or nil when the part is empty or isn't in the text.
    ///
    /// A part that ends within a character, as the user sees it, includes all of it.
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? {
        guard !range.isEmpty, range.lowerBound >= string.startIndex, range.upperBound <= string.endIndex else {
            return nil
        }
        let characters = string.indices.enumerated().filter { _, index in
            index < range.upperBound && string.index(after: index) > range.lowerBound
        }
        guard let first = characters.first?.offset, let last = characters.last?.offset else { return nil }
        return line.piece(reading.extent(of: first..<last + 1), confidence: confidence)
    }
}
