import CoreMedia
import GeometryEngine
import TextEngine

/// What a line of text may say.
public struct RecognizedText: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The text.
    public let string: String
    /// The probability that the text is right, from 0 to 1.
    public let confidence: Float
    /// The corners of the line, clockwise from the upper left one.
    private let corners: [NormalizedPoint]
    /// The start and end of each character, in fractions of the line's length.
    private let extents: [ClosedRange<Double>]
    private let descriptor: RequestDescriptor?

    init(_ reading: LineReading, in frame: RectangleObservation, _ descriptor: RequestDescriptor) {
        string = reading.text
        confidence = reading.confidence
        corners = [frame.topLeft, frame.topRight, frame.bottomRight, frame.bottomLeft]
        extents = reading.extents
        self.descriptor = descriptor
    }

    /// The text and its confidence in percent.
    public var description: String { "\"\(string)\" \(Int((confidence * 100).rounded())) %" }

    /// Returns the corners around a part of the text, or nil when the part is empty or isn't in the text.
    ///
    /// A part that ends within a character, as the user sees it, includes all of it.
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? {
        guard !range.isEmpty, range.lowerBound >= string.startIndex, range.upperBound <= string.endIndex,
            corners.count == 4
        else { return nil }
        var (low, high) = (1.0, 0.0)
        let count = string.count
        for (number, index) in string.indices.enumerated() {
            guard index < range.upperBound, string.index(after: index) > range.lowerBound else { continue }
            // A reader that doesn't know the places of characters gives each the same share.
            let share = Double(number) / Double(count)...Double(number + 1) / Double(count)
            let extent = extents.count == count ? extents[number] : share
            (low, high) = (min(low, extent.lowerBound), max(high, extent.upperBound))
        }
        guard low <= high else { return nil }
        func place(_ start: NormalizedPoint, _ end: NormalizedPoint, _ part: Double) -> NormalizedPoint {
            NormalizedPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        return RectangleObservation(
            topLeft: place(corners[0], corners[1], low),
            topRight: place(corners[0], corners[1], high),
            bottomRight: place(corners[3], corners[2], high),
            bottomLeft: place(corners[3], corners[2], low),
            ObservationRecord(confidence: confidence, descriptor: descriptor)
        )
    }
}
