import GeometryEngine

extension TextLine {
    /// Returns a piece of the line with the most probable reading alone, or nil where there are no such characters.
    ///
    /// - Parameter characters: The characters, counted from the first; spaces at the ends are left out.
    package func piece(_ characters: Range<Int>) -> TextLine? {
        guard let reading = readings.first else { return nil }
        let all = Array(reading.text)
        var characters = characters.clamped(to: 0..<all.count)
        while let first = characters.first, all[first].isWhitespace { characters = first + 1..<characters.upperBound }
        while let last = characters.last, all[last].isWhitespace { characters = characters.lowerBound..<last }
        guard !characters.isEmpty else { return nil }
        let extent = reading.extent(of: characters)
        let width = max(extent.upperBound - extent.lowerBound, .leastNormalMagnitude)
        func place(_ place: Double) -> Double { min(max((place - extent.lowerBound) / width, 0), 1) }
        let extents = characters.map { index in
            let own = reading.extent(of: index..<index + 1)
            return place(own.lowerBound)...place(own.upperBound)
        }
        let text = String(all[characters])
        return TextLine(
            corners: corners.piece(extent),
            readings: [
                LineReading(text: text, confidence: reading.confidence, extents: extents, clarity: reading.clarity)
            ],
            direction: direction,
            languages: languages
        )
    }

    /// The words of the most probable reading, each as a line of its own.
    package var wordPieces: [TextLine] { wordRanges.compactMap(piece) }
}
