import GeometryEngine
import LayoutEngine
import TextEngine
import Testing

/// A page of lines of text without pixels, as a reader of a picture of 1000 by 1400 pixels answers it.
struct WrittenPage {
    static let (width, height) = (1000.0, 1400.0)
    private(set) var lines: [TextLine] = []

    /// Adds a line of letters that are half as wide as its height.
    mutating func write(_ text: String, x: Double, y: Double, height: Double = 24, turned angle: Double = 0) {
        let width = Double(text.count) * 0.5 * height
        let count = Double(max(text.count, 1))
        let extents = (0..<text.count).map { Double($0) / count...Double($0 + 1) / count }
        let place = TurnedRect(Rect(x: x, y: y, width: width, height: height))
        // Turned about the middle of the page.
        let page = TurnedRect(center: Point(x: 500, y: 700), width: 1, height: 1, angle: angle)
        let flat = TurnedRect(center: Point(x: 500, y: 700), width: 1, height: 1)
        let corners = place.corners.map { page.point(at: flat.place(of: $0)) }
        lines.append(
            TextLine(
                corners: corners.scaled(x: 1 / Self.width, y: 1 / Self.height),
                readings: [LineReading(text: text, confidence: 0.9, extents: extents)],
                direction: .leftToRight,
                languages: ["en-US"]
            )
        )
    }

    /// Adds lines below one another.
    mutating func write(_ texts: [String], x: Double, y: Double, pitch: Double = 32, height: Double = 24) {
        for (index, text) in texts.enumerated() { write(text, x: x, y: y + Double(index) * pitch, height: height) }
    }

    /// The page as it is seen where its corners are at places of the picture.
    func seen(at corners: Quadrilateral) throws -> WrittenPage {
        let map = try #require(Homography(unitSquareTo: corners))
        var seen = WrittenPage()
        seen.lines = lines.map { line in
            TextLine(
                corners: line.corners.map { map.applied(to: $0) ?? $0 },
                readings: line.readings,
                direction: line.direction,
                languages: line.languages
            )
        }
        return seen
    }

    var structure: PageStructure {
        LayoutEngine.structure(of: lines, width: Int(Self.width), height: Int(Self.height))
    }
}

extension PageStructure {
    /// What each part says, with its kind.
    var outline: [String] { parts.map(outline) }

    private func outline(_ part: PagePart) -> String {
        switch part {
        case .text(let text): "text " + joined(text.lines).text
        case .list(let list):
            "list "
                + list.items.map { item in
                    let inner = item.parts.map(outline)
                    return "[\(item.marker.text)] \(itemText(item))" + inner.map { " {\($0)}" }.joined()
                }.joined(separator: " / ")
        case .table(let table):
            "table "
                + (0..<table.rowCount).map { row in
                    table.cells(beginningIn: row).map { cell in
                        let text = joined(cell.parts.flatMap(\.lines)).text
                        let span = cell.rows.count * cell.columns.count
                        return text + (span > 1 ? "(\(cell.rows.count)x\(cell.columns.count))" : "")
                    }.joined(separator: "|")
                }.joined(separator: " / ")
        }
    }
}
