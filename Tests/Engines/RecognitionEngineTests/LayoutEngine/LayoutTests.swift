import GeometryEngine
import LayoutEngine
import TestSupport
import TextEngine
import Testing

@Suite("The layout of a page")
struct LayoutTests {
    private static let prose = [
        "The river runs below the old bridge and past the", "garden of the teacher, where children play until it",
        "is dark and somebody calls them from a window in", "the yellow house. Nobody knows how long it has been",
        "empty.",
    ]

    @Test("Nothing has no structure")
    func nothing() {
        #expect(WrittenPage().structure == PageStructure())
    }

    @Test("Lines that are full go on in the next one")
    func paragraph() throws {
        var page = WrittenPage()
        page.write(Self.prose, x: 100, y: 100)
        let structure = page.structure
        #expect(structure.outline == ["text " + Self.prose.joined(separator: " ")])
        #expect(structure.wrapped == [0, 1, 2, 3] && structure.title == nil)
        let text = try #require(structure.parts.first?.texts.first)
        #expect(text.alignment == .leading)
    }

    @Test("Spaces, indents and short ends divide paragraphs", arguments: [(50.0, 0.0), (0, 30), (0, 0)])
    func paragraphs(_ space: Double, _ indent: Double) {
        var page = WrittenPage()
        for part in 0..<3 {
            let top = 100 + Double(part) * (5 * 32 + space)
            page.write(Self.prose[0], x: 100 + indent, y: top)
            page.write(Array(Self.prose[1...]), x: 100, y: top + 32)
        }
        #expect(page.structure.outline == Array(repeating: "text " + Self.prose.joined(separator: " "), count: 3))
    }

    @Test("Lines that end before they are full keep their ends, as addresses do")
    func address() {
        var page = WrittenPage()
        page.write(["Jane Doe", "12 Garden Street", "Springfield"], x: 100, y: 100)
        page.write(Self.prose, x: 100, y: 300)
        #expect(page.structure.outline.first == "text Jane Doe\n12 Garden Street\nSpringfield")
    }

    @Test("Columns of prose are read one after another, and are no table", arguments: [0, 0.05, -0.05, 1.5708, 3.1416])
    func columns(_ angle: Double) {
        var page = WrittenPage()
        let lines = (0..<8).map { row in
            ["left \(row) the river runs below", "right \(row) and the children play"]
        }
        for (row, line) in lines.enumerated() {
            page.write(line[0], x: 100, y: 100 + Double(row) * 32, turned: angle)
            page.write(line[1], x: 520, y: 100 + Double(row) * 32, turned: angle)
        }
        let structure = page.structure
        let texts = structure.lines.map { $0.readings[0].text }
        #expect(texts == lines.map { $0[0] } + lines.map { $0[1] })
        #expect(structure.outline.allSatisfy { $0.hasPrefix("text ") })
    }

    @Test("A page that is seen from the side has the same paragraphs, and corners in the picture")
    func photographed() throws {
        var page = WrittenPage()
        for column in 0..<2 {
            for part in 0..<4 {
                let lines = Self.prose.map { String($0.prefix(30)) }
                page.write(lines, x: 60 + Double(column) * 460, y: 60 + Double(part) * 220)
            }
        }
        let corners = Quadrilateral(
            topLeft: Point(x: 0.1, y: 0.05),
            topRight: Point(x: 0.93, y: 0.16),
            bottomRight: Point(x: 0.9, y: 0.85),
            bottomLeft: Point(x: 0.07, y: 0.97)
        )
        let seen = try page.seen(at: corners).structure
        #expect(seen.outline == page.structure.outline && seen.outline.count == 8)
    }

    @Test("Large letters above others are the title, on one line or several")
    func title() throws {
        var page = WrittenPage()
        page.write(["The Old Bridge", "in the Valley"], x: 100, y: 60, pitch: 66, height: 52)
        page.write(Self.prose, x: 100, y: 240)
        page.write("A larger line below", x: 100, y: 900, height: 40)
        page.write(Self.prose, x: 100, y: 1000)
        let structure = page.structure
        let title = try #require(structure.title)
        #expect(structure.joined(title.lines).text == "The Old Bridge in the Valley")
        let headings = structure.parts.flatMap(\.texts).filter(\.isHeading)
        #expect(headings.map { structure.joined($0.lines).text }.last == "A larger line below" && headings.count == 2)
    }

    @Test("Alignment is told by where lines begin, end, and have their middle")
    func alignment() {
        var page = WrittenPage()
        for (row, text) in ["A short line", "and one that is longer", "below it"].enumerated() {
            page.write(text, x: 500 - Double(text.count) * 6, y: 100 + Double(row) * 32)
            page.write(text, x: 900 - Double(text.count) * 12, y: 400 + Double(row) * 32)
        }
        page.write(Self.prose, x: 100, y: 600)
        let alignments = page.structure.parts.flatMap(\.texts).map(\.alignment)
        #expect(alignments == [.center, .trailing, .leading])
    }

    @Test("What the reader found is all there, once", arguments: [1, 2, 3, 4, 5])
    func complete(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        var page = WrittenPage()
        for number in 0..<300 {
            let text =
                ["•", "1.", "x", "-", "12.50", "word word", "a) thing", "日本"][Int(random.next() % 8)] + " \(number)"
            let place = (x: Double(random.next() % 1000), y: Double(random.next() % 1400))
            page.write(text, x: place.x, y: place.y, height: 4 + Double(random.next() % 60))
        }
        let structure = page.structure
        let words = structure.lines.flatMap { $0.words.map(\.text) }.sorted()
        #expect(words == page.lines.flatMap { $0.words.map(\.text) }.sorted())
        let named = structure.parts.flatMap(\.lines)
        #expect(named == Array(structure.lines.indices))
    }

    @Test("Corners without a place or a size do no harm")
    func degenerate() {
        let bad: [Quadrilateral] = [
            Quadrilateral(.empty), Quadrilateral(Rect(x: .nan, y: 0, width: 1, height: 1)), Quadrilateral(.infinite),
            Quadrilateral(Rect(x: 1e300, y: -1e300, width: 1, height: 1)),
        ]
        let lines = bad.map { TextLine(corners: $0, readings: [LineReading(text: "a b", confidence: 1, extents: [])]) }
        #expect(LayoutEngine.structure(of: lines, width: 10, height: 10).lines.count == 4)
        #expect(LayoutEngine.structure(of: lines, width: 0, height: 0).lines.count == 4)
    }
}
