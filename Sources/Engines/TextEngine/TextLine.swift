public import GeometryEngine

/// A line of text in a picture.
public struct TextLine: Sendable, Hashable {
    /// The corners in fractions of the picture's sides, the first at the upper left of the upright text.
    public let corners: Quadrilateral
    /// What the line may say, the most probable first; never empty.
    public let readings: [LineReading]
    /// The direction in which the most probable reading is read, or nil where it isn't known.
    public let direction: TextDirection?
    /// Those of the expected languages that the line may be in, as BCP 47 tags.
    public let languages: [String]

    /// Creates a line.
    public init(
        corners: Quadrilateral,
        readings: [LineReading],
        direction: TextDirection? = nil,
        languages: [String] = []
    ) {
        self.corners = corners
        self.readings = readings
        self.direction = direction
        self.languages = languages
    }

    /// The corners of each character of the most probable reading that isn't white space.
    public var characters: [Quadrilateral] {
        guard let reading = readings.first else { return [] }
        return reading.text.enumerated().filter { !$0.element.isWhitespace }.map { offset, _ in
            corners.piece(reading.extent(of: offset..<offset + 1))
        }
    }
}
