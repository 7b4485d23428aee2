import GeometryEngine
import LayoutEngine
import TextEngine

/// The text of a picture, with places in its pixels.
struct TextPage: Sendable {
    /// The name of the file.
    let name: String
    /// The number of the page, counted from 1, for a file of several.
    let number: Int?
    /// The width of the upright picture.
    let width: Int
    /// The height of the upright picture.
    let height: Int
    /// The lines in reading order.
    let lines: [Line]
    /// The lines as the engine read them.
    let read: [TextLine]
    /// The paragraphs, lists and tables; empty where they weren't looked for.
    let structure: PageStructure

    /// A line of text.
    struct Line: Sendable {
        let text: String
        let confidence: Float
        /// The corners in pixels from the upper left, clockwise from the upper left one of the upright text.
        let corners: Quadrilateral
        let words: [Word]

        /// The height of the letters in pixels, about.
        var letterHeight: Double { (corners.sideLengths[1] + corners.sideLengths[3]) / 2 }
    }

    /// A word of a line.
    struct Word: Sendable {
        let text: String
        let corners: Quadrilateral
    }

    init(
        name: String,
        number: Int? = nil,
        size: (width: Int, height: Int),
        _ lines: [TextLine],
        _ structure: PageStructure = PageStructure()
    ) {
        (self.name, self.number, read, self.structure) = (name, number, lines, structure)
        (width, height) = size
        let (x, y) = (Double(width), Double(height))
        self.lines = lines.compactMap { line in
            guard let reading = line.readings.first else { return nil }
            return Line(
                text: reading.text,
                confidence: reading.confidence,
                corners: line.corners.scaled(x: x, y: y),
                words: line.words.map { Word(text: $0.text, corners: $0.corners.scaled(x: x, y: y)) }
            )
        }
    }

    /// The lines' text, a line each.
    var text: String { lines.map { $0.text + "\n" }.joined() }
}
