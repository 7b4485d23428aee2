import GeometryEngine

/// A line as it was read, with its confidence.
struct ReadLine {
    let text: PlacedText
    let confidence: Double

    /// Returns whether the line is right, or nil where the truth can't tell; letters and digits are compared.
    func isRight(words: [PlacedText]) -> Bool? {
        let inside = words.filter { $0.isMostly(in: text) }
        guard !inside.isEmpty, !inside.contains(where: \.isIgnored) else { return nil }
        let (start, end) = (text.corners.topLeft, text.corners.topRight)
        let direction = Point(x: end.x - start.x, y: end.y - start.y)
        let truth = inside.sorted { $0.middle.along(direction) < $1.middle.along(direction) }
        return text.plain == truth.map(\.plain).joined()
    }

    /// Returns whether the line is right, or nil where the truth has no line in its place; all but case and spaces is
    /// compared.
    func isRight(lines: [PlacedText]) -> Bool? {
        lines.first { $0.corners.overlap(with: text.corners) > 0.5 }.map { $0.closed == text.closed }
    }
}

extension PlacedText {
    /// The text in capital letters, without spaces.
    fileprivate var closed: String { text.uppercased().filter { !$0.isWhitespace } }

    fileprivate var middle: Point { corners.bounds.middle }

    fileprivate func isMostly(in other: PlacedText) -> Bool {
        corners.commonArea(with: other.corners) > 0.5 * max(corners.area, 1e-6)
    }
}

extension Point {
    fileprivate func along(_ direction: Point) -> Double { x * direction.x + y * direction.y }
}
