import GeometryEngine
import PictureEngine
import PictureSupport
import TestSupport
import Testing

@testable import TextEngine

@Suite("The order of lines")
struct ReadingOrderTests {
    /// Lines at the same places on a page, each with a name and how far it reaches.
    private static func lines(_ names: [(String, x: Double, y: Double, width: Double)]) -> [(String, Rect)] {
        names.map { ($0.0, Rect(x: $0.x, y: $0.y, width: $0.width, height: 16)) }
    }

    /// The names in reading order, whatever the order in which the lines were found.
    private static func order(_ lines: [(String, Rect)]) -> [String] {
        var random = SplitMix(state: 3)
        let mixed = lines.shuffled(using: &random)
        return TextColumns(boxes: mixed.map(\.1)).order.map { mixed[$0].0 }
    }

    /// A column of prose; the last line of each paragraph is short.
    private static func column(_ name: String, x: Double, y: Double, count: Int) -> [(String, Rect)] {
        let lines = (0..<count).map { line -> (String, x: Double, y: Double, width: Double) in
            let width = line % 5 == 4 ? 90 : 220 - 9 * Double(line % 3)
            return ("\(name)\(line)", x, y + 20 * Double(line), width)
        }
        return Self.lines(lines)
    }

    @Test("Two columns below a heading are read one after the other, and the line below them last")
    func twoColumns() {
        let heading = Self.lines([("heading", 20, 10, 440), ("subject", 20, 40, 300)])
        let (left, right) = (Self.column("a", x: 20, y: 80, count: 12), Self.column("b", x: 260, y: 83, count: 11))
        let footer = Self.lines([("footer", 20, 340, 430)])
        #expect(Self.order(heading + left + right + footer) == (heading + left + right + footer).map(\.0))
    }

    @Test("Three columns, the last of which is shorter")
    func threeColumns() {
        let columns =
            Self.column("a", x: 20, y: 20, count: 14) + Self.column("b", x: 270, y: 20, count: 14)
            + Self.column("c", x: 520, y: 20, count: 6)
        #expect(Self.order(columns) == columns.map(\.0))
    }

    @Test("Columns above and below a line that crosses both stay apart")
    func bands() {
        let above = Self.column("a", x: 20, y: 20, count: 5) + Self.column("b", x: 260, y: 20, count: 5)
        let across = Self.lines([("across", 20, 130, 450)])
        let below = Self.column("c", x: 20, y: 160, count: 5) + Self.column("d", x: 260, y: 160, count: 5)
        #expect(Self.order(above + across + below) == (above + across + below).map(\.0))
    }

    @Test("A receipt, a table and what two people write in turns are read across")
    func rows() {
        let receipt = (0..<9).flatMap { row in
            Self.lines([("item\(row)", 20, 20 * Double(row), 180), ("price\(row)", 330, 20 * Double(row), 50)])
        }
        #expect(Self.order(receipt) == receipt.map(\.0))
        let widths = [200.0, 90, 120, 60, 150, 100, 70, 130]
        let table = widths.enumerated().flatMap { row, width in
            Self.lines([
                ("name\(row)", 20, 24 * Double(row), width), ("text\(row)", 260, 24 * Double(row), widths[7 - row]),
            ])
        }
        #expect(Self.order(table) == table.map(\.0))
        let talk = (0..<8).flatMap { turn in
            Self.lines([
                ("first\(turn)", turn.isMultiple(of: 2) ? 20 : 260, 60 * Double(turn), 220),
                ("second\(turn)", turn.isMultiple(of: 2) ? 20 : 260, 60 * Double(turn) + 20, 215),
            ])
        }
        #expect(Self.order(talk) == talk.map(\.0))
    }

    @Test("Thousands of lines at any place are each named once, and soon")
    func many() {
        var random = SplitMix(state: 5)
        let boxes = (0..<3_000).map { _ in
            Rect(
                x: .random(in: 0...4_000, using: &random),
                y: .random(in: 0...4_000, using: &random),
                width: .random(in: 0...400, using: &random),
                height: .random(in: 0...20, using: &random)
            )
        }
        #expect(TextColumns(boxes: boxes).order.sorted() == Array(0..<3_000))
        #expect(TextColumns(boxes: []).order == [])
    }

    @Test("A page in two columns is read column by column")
    func page() throws {
        var page = DrawnPage(width: 1_000, height: 330)
        let lines = Page.english.lines
        for (index, line) in lines.enumerated() {
            page.lines.append(.init(text: line, x: 20, y: 40 + 36 * Double(index), size: 17))
            page.lines.append(.init(text: line.uppercased(), x: 520, y: 44 + 36 * Double(index), size: 13))
        }
        let read = try TextEngine.shared.lines(in: page.picture()).map { $0.readings[0].text }
        #expect(read.count == 2 * lines.count)
        #expect(read.prefix(lines.count).allSatisfy { $0 != $0.uppercased() })
        #expect(read.suffix(lines.count).allSatisfy { $0 == $0.uppercased() })
    }
}
