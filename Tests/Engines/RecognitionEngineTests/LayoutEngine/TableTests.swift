import GeometryEngine
import Testing

@testable import LayoutEngine

@Suite("Tables of a page")
struct TableTests {
    private func page(_ rows: [[String]], xs: [Double], pitch: Double = 40) -> WrittenPage {
        var page = WrittenPage()
        for (row, cells) in rows.enumerated() {
            for (x, cell) in zip(xs, cells) where !cell.isEmpty {
                page.write(cell, x: x, y: 100 + Double(row) * pitch)
            }
        }
        return page
    }

    @Test("Cells that are aligned over several rows are one")
    func aligned() {
        let rows = [
            ["City", "People", "Area"], ["Graz", "292000", "128"], ["Linz", "210000", "96"], ["Wels", "", "46"],
        ]
        #expect(
            page(rows, xs: [100, 300, 520]).structure.outline
                == ["table City|People|Area / Graz|292000|128 / Linz|210000|96 / Wels||46"]
        )
    }

    @Test("Text around it stays apart")
    func surroundings() {
        var page = page([["Tea", "2.50"], ["Coffee", "3.00"], ["Total", "5.50"]], xs: [100, 400])
        page.write("We thank you for your visit and hope to see you again", x: 100, y: 300)
        page.write("soon, as we are open on every day of the week.", x: 100, y: 332)
        #expect(
            page.structure.outline == [
                "table Tea|2.50 / Coffee|3.00 / Total|5.50",
                "text We thank you for your visit and hope to see you again soon, as we are open on every day of the week.",
            ]
        )
    }

    @Test("Cells of several lines, and those over several columns")
    func spans() {
        var page = page(
            [["Item", "Number of pieces", ""], ["Tea", "20", "31"], ["Salt", "12", "44"], ["Oil", "7", "9"]],
            xs: [100, 400, 560]
        )
        page.write("in bottles", x: 100, y: 252)
        #expect(page.structure.outline.first?.contains("Number of pieces(1x2)") == true)
        var wrapped = self.page(
            [["Tea", "green leaves", "20"], ["Salt", "coarse", "12"], ["Oil", "of olives", "7"]],
            xs: [100, 300, 600],
            pitch: 80
        )
        wrapped.write("in bags", x: 300, y: 128)
        #expect(wrapped.structure.outline == ["table Tea|green leaves in bags|20 / Salt|coarse|12 / Oil|of olives|7"])
    }

    @Test(
        "Two rows, and addresses side by side, are none",
        arguments: [
            [["Tea", "2.50"], ["Coffee", "3.00"]],
            [["Jane Doe", "John Roe"], ["Garden Street", "Bridge Lane"], ["Springfield", "Riverton"]],
            [["one", "", "two"], ["", "three", ""], ["four", "", ""], ["", "five", "six"]],
        ]
    )
    func none(_ rows: [[String]]) {
        #expect(page(rows, xs: [100, 400, 700]).structure.outline.allSatisfy { !$0.hasPrefix("table") })
    }

    @Test("A missing rule makes one cell of two")
    func merging() {
        let cells = TableGrid.cells(
            rows: 3,
            columns: 3,
            hasSide: { row, column in !(row == 0 && column == 1) },
            hasFloor: { row, column in !(row == 1 && column == 0) }
        )
        #expect(cells.count == 7)
        #expect(cells.contains(TableGrid.Cell(rows: 0...0, columns: 1...2)))
        #expect(cells.contains(TableGrid.Cell(rows: 1...2, columns: 0...0)))
        // Cells are rectangles.
        let corner = TableGrid.cells(
            rows: 3,
            columns: 3,
            hasSide: { row, column in !(row == 0 && column == 0) },
            hasFloor: { row, column in !(row == 0 && column == 0) }
        )
        #expect(corner.first == TableGrid.Cell(rows: 0...1, columns: 0...1) && corner.count == 6)
    }

    @Test("Rules that meet are tables, and frames aren't")
    func grids() {
        func rule(_ span: ClosedRange<Double>, _ place: Double) -> PageRule {
            PageRule(span: span, place: place, thickness: 1)
        }
        let table = PageRules(
            horizontal: [0.0, 40, 80].map { rule(0...300, $0) },
            vertical: [0.0, 100, 200, 300].map { rule(0...80, $0) }
        )
        let grid = RuledTables(rules: table, size: 20).grids.first
        #expect(grid?.rowCount == 2 && grid?.columnCount == 3 && grid?.cells.count == 6)
        // The outer sides needn't be drawn.
        var open = table
        open.vertical = [rule(0...80, 100), rule(0...80, 200)]
        #expect(RuledTables(rules: open, size: 20).grids.first?.columnCount == 3)
        let frame = PageRules(
            horizontal: [rule(0...300, 0), rule(0...300, 80)],
            vertical: [rule(0...80, 0), rule(0...80, 300)]
        )
        #expect(RuledTables(rules: frame, size: 20).grids.isEmpty)
        #expect(RuledTables(rules: PageRules(), size: 0).grids.isEmpty)
    }
}
