public import GeometryEngine

/// A word of a line of text.
public struct TextWord: Sendable, Hashable {
    /// The text.
    public let text: String
    /// The corners in fractions of the picture's sides, the first at the upper left of the upright text.
    public let corners: Quadrilateral
}

extension TextLine {
    /// The words of the most probable reading.
    public var words: [TextWord] {
        guard let reading = readings.first else { return [] }
        let characters = Array(reading.text)
        var words: [TextWord] = []
        var start = 0
        for end in 0...characters.count where end == characters.count || characters[end].isWhitespace {
            if end > start {
                words.append(
                    TextWord(
                        text: String(characters[start..<end]),
                        corners: corners(of: start..<end, in: reading, of: characters.count)
                    )
                )
            }
            start = end + 1
        }
        return words
    }

    private func corners(of range: Range<Int>, in reading: LineReading, of count: Int) -> Quadrilateral {
        // A reader that doesn't know the places of characters gives each the same share.
        let isKnown = reading.extents.count == count
        let low = isKnown ? reading.extents[range.lowerBound].lowerBound : Double(range.lowerBound) / Double(count)
        let high = isKnown ? reading.extents[range.upperBound - 1].upperBound : Double(range.upperBound) / Double(count)
        func place(_ start: Point, _ end: Point, _ part: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        return Quadrilateral(
            topLeft: place(corners.topLeft, corners.topRight, low),
            topRight: place(corners.topLeft, corners.topRight, high),
            bottomRight: place(corners.bottomLeft, corners.bottomRight, high),
            bottomLeft: place(corners.bottomLeft, corners.bottomRight, low)
        )
    }
}
