import GeometryEngine

/// The order in which people read lines: from the top, and from the left within a row.
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
        return rows(boxes, Array(lines.indices)).flatMap { $0 }.map { lines[$0] }
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

    /// The rows from the top, each from the left: lines share a row when most of their heights do.
    private static func rows(_ boxes: [Rect], _ indices: [Int]) -> [[Int]] {
        var rows: [(middle: Double, height: Double, members: [Int])] = []
        for index in indices.sorted(by: { boxes[$0].middle.y < boxes[$1].middle.y }) {
            let (middle, height) = (boxes[index].middle.y, boxes[index].height)
            if let last = rows.indices.last, abs(middle - rows[last].middle) < 0.5 * min(height, rows[last].height) {
                let count = Double(rows[last].members.count)
                rows[last].middle = (rows[last].middle * count + middle) / (count + 1)
                rows[last].height = (rows[last].height * count + height) / (count + 1)
                rows[last].members.append(index)
            } else {
                rows.append((middle, height, [index]))
            }
        }
        return rows.map { $0.members.sorted { boxes[$0].minX < boxes[$1].minX } }
    }
}
