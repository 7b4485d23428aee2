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
        return wordRanges.map { range in
            TextWord(text: String(characters[range]), corners: corners.piece(reading.extent(of: range)))
        }
    }

    /// The characters of each word, counted from the first.
    package var wordRanges: [Range<Int>] {
        guard let reading = readings.first else { return [] }
        let characters = Array(reading.text)
        var ranges: [Range<Int>] = []
        var start = 0
        for end in 0...characters.count where end == characters.count || characters[end].isWhitespace {
            if end > start { ranges.append(start..<end) }
            start = end + 1
        }
        return ranges
    }
}
