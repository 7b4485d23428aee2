import GeometryEngine

/// The order in which people read lines: column by column, from the top, and from the left within a row.
enum ReadingOrder {
    /// Returns the lines in reading order, as the page is turned.
    static func sorted(_ lines: [TextLine]) -> [TextLine] {
        let direction = direction(of: lines)
        let boxes = lines.map { line in
            Rect(
                around: line.corners.corners.map { corner in
                    Point(
                        x: corner.x * direction.x + corner.y * direction.y,
                        y: corner.y * direction.x - corner.x * direction.y
                    )
                }
            )
        }
        return TextColumns(boxes: boxes).order.map { lines[$0] }
    }

    /// The direction in which most lines run, of length 1.
    private static func direction(of lines: [TextLine]) -> Point {
        var (x, y) = (0.0, 0.0)
        for line in lines {
            x += line.corners.topRight.x - line.corners.topLeft.x
            y += line.corners.topRight.y - line.corners.topLeft.y
        }
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? Point(x: x / length, y: y / length) : Point(x: 1, y: 0)
    }
}
