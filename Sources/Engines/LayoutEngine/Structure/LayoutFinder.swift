import GeometryEngine
import TextEngine

/// Finds what a page consists of: tables first, then in each column lists and paragraphs, and the title.
struct LayoutFinder {
    private var page: LayoutPage
    /// The lines whose text goes on in the next one.
    private var wrapped: Set<Int> = []
    /// The usual size of letters.
    private let usualSize: Double

    /// A table with the places of the lines in it.
    private struct Table {
        let grid: TableGrid
        let members: [[Int]]
    }

    /// A part with the box of its first line, and what tells whether it may be the title.
    fileprivate struct Placed {
        var part: PagePart
        var box: Rect
        var paragraph: Paragraph?
    }

    /// The least size of a title's letters, in those of others; boxes tell it roughly.
    private static let (titleSize, roughTitleSize) = (1.25, 1.35)
    /// The most lines and characters of a title.
    private static let (mostTitleLines, mostTitleLength) = (4, 200)

    init(_ page: LayoutPage) {
        self.page = page
        usualSize = page.usualSize
    }

    /// Returns the structure of the page.
    mutating func structure() -> PageStructure {
        guard !page.lines.isEmpty else { return PageStructure() }
        let (tables, rest) = ruledTables()
        // A table is read where it is, as a line would be.
        let lines = LineJoiner(lines: rest.map { page.lines[$0] }).joined
        // Columns are told by lines beside one another, which are higher than their ink.
        let boxes = lines.map { $0.box.outset(x: 0, y: 0.2 * $0.size) } + tables.map(\.grid.box)
        var placed: [Placed] = []
        for group in TextColumns(boxes: boxes).groups {
            var parts = parts(group.filter { $0 < lines.count }.flatMap { lines[$0].members })
            for table in group where table >= lines.count {
                let table = tables[table - lines.count]
                parts.insert(Placed(part: .table(self.table(table)), box: table.grid.box))
            }
            placed += parts
        }
        let title = title(placed)
        return ordered(placed.map(\.part), title: title)
    }

    // MARK: - Columns

    /// Returns the parts of a column, whose lines are in reading order.
    private mutating func parts(_ members: [Int]) -> [Placed] {
        var members = members
        var tables: [Placed] = []
        for table in AlignedTables(lines: members.map { page.lines[$0] }, rules: page.rules).tables {
            let inside = Set(table.lines.flatMap(\.members))
            let found = assigned(members.filter(inside.contains), to: table.grid, dividing: table.grid.xs)
            tables.append(Placed(part: .table(self.table(found)), box: table.grid.box))
            members.removeAll(where: inside.contains)
        }
        return tables.reduce(into: texts(members)) { $0.insert($1) }
    }

    /// Returns the lists and paragraphs of lines, from the top; those side by side as they are read.
    private mutating func texts(_ members: [Int]) -> [Placed] {
        let isRightToLeft = 2 * members.count { page.read[$0].direction == .rightToLeft } > members.count
        let lines = LineJoiner(lines: members.map { isRightToLeft ? page.lines[$0].mirrored : page.lines[$0] }).joined
        guard let first = lines.first else { return [] }
        let span = lines.reduce(first.box.minX...first.box.maxX) { span, line in
            min(span.lowerBound, line.box.minX)...max(span.upperBound, line.box.maxX)
        }
        let flow = LineFlow(lines, areMeasured: page.areMeasured)
        let lists = ListFinder(flow: flow).lists(lines)
        let listed = Set(lists.flatMap { $0.flatMap(\.lines) }.flatMap(\.members))
        var parts: [Placed] = []
        for list in lists {
            let box = list.first?.paragraph.lines.first?.box ?? .empty
            parts.append(Placed(part: .list(self.list(list, in: span)), box: box))
        }
        let others = lines.filter { line in !line.members.contains(where: listed.contains) }
        for paragraph in ParagraphFinder(flow: flow).paragraphs(others) {
            let box = paragraph.lines.first?.box ?? .empty
            parts.append(Placed(part: .text(text(paragraph, in: span)), box: box, paragraph: paragraph))
        }
        return parts.map(\.box).rows.joined().map { parts[$0] }
    }

    // MARK: - Texts

    private mutating func text(_ paragraph: Paragraph, in span: ClosedRange<Double>) -> PageText {
        for (index, line) in paragraph.lines.enumerated() {
            wrapped.formUnion(line.members.dropLast())
            if index < paragraph.wraps.count, paragraph.wraps[index], let last = line.members.last {
                wrapped.insert(last)
            }
        }
        return PageText(
            lines: paragraph.lines.flatMap(\.members),
            alignment: paragraph.alignment(in: span),
            isHeading: isHeading(paragraph)
        )
    }

    private mutating func list(_ items: [ListFinder.Item], in span: ClosedRange<Double>) -> PageList {
        var list = PageList(items: [])
        for item in items {
            let text = text(item.paragraph, in: span)
            var parts: [PagePart] = []
            for inner in item.lists { parts.append(.list(self.list(inner, in: span))) }
            list.items.append(PageList.Item(marker: item.marker, text: text, parts: parts))
        }
        return list
    }

    // MARK: - Tables

    /// Returns the tables with rules, and the lines that are in none.
    private mutating func ruledTables() -> (tables: [Table], rest: [Int]) {
        var tables: [Table] = []
        var free = Array(page.lines.indices)
        for grid in RuledTables(rules: page.rules, size: usualSize).grids {
            let inside = free.filter { grid.box.contains(page.lines[$0].middle) }
            guard inside.count >= 3 else { continue }
            let table = assigned(inside, to: grid, dividing: grid.xs)
            // The lines of a chart have few words between them.
            let filled = table.members.count { !$0.isEmpty }
            guard filled >= 3, 4 * filled >= grid.cells.count else { continue }
            tables.append(divided(table))
            let taken = Set(inside)
            free.removeAll(where: taken.contains)
        }
        return (tables, free)
    }

    /// Puts lines into the cells of a grid; those that cross a side between two cells are divided there.
    private mutating func assigned(_ members: [Int], to grid: TableGrid, dividing xs: [Double]) -> Table {
        var cells = [[Int]](repeating: [], count: grid.cells.count)
        for member in members {
            let line = page.lines[member]
            let sides = xs.dropFirst().dropLast().filter { side in
                guard side > line.box.minX + 0.3 * line.size, side < line.box.maxX - 0.3 * line.size else {
                    return false
                }
                let (left, right) = (
                    grid.cell(at: Point(x: side - 0.1, y: line.middle.y)),
                    grid.cell(at: Point(x: side + 0.1, y: line.middle.y))
                )
                return left != right
            }
            for piece in sides.isEmpty ? [member] : page.divide(member, at: Array(sides)) {
                // What sticks out of the table a little is in the cell next to it.
                let middle = page.lines[piece].middle
                let inside = Point(
                    x: min(max(middle.x, grid.box.minX), grid.box.maxX),
                    y: min(max(middle.y, grid.box.minY), grid.box.maxY)
                )
                if let cell = grid.cell(at: inside) { cells[cell].append(piece) }
            }
        }
        return Table(grid: grid, members: cells)
    }

    /// Divides rows that have rules beside their cells alone: each row of lines is one of the table.
    private func divided(_ table: Table) -> Table {
        let grid = table.grid
        guard grid.rowCount <= 3, grid.cells.allSatisfy({ $0.rows.count == 1 }) else { return table }
        var ys = [grid.ys[0]]
        var owners: [Int] = []
        for row in 0..<grid.rowCount {
            let cells = grid.cells.indices.filter { grid.cells[$0].rows == row...row }
            let lines = cells.flatMap { table.members[$0] }
            let rows = lines.map { page.lines[$0].box }.rows
            let isDivided =
                rows.count >= 3 && cells.count == grid.columnCount
                && rows.allSatisfy { row in
                    let members = Set(row.map { lines[$0] })
                    let filled = cells.filter { cell in table.members[cell].contains(where: members.contains) }
                    return filled.count >= 2 && filled.first == cells.first
                }
            if isDivided {
                for (above, below) in zip(rows, rows.dropFirst()) {
                    let (bottom, top) = (
                        above.map { page.lines[lines[$0]].box.maxY }.max() ?? 0,
                        below.map { page.lines[lines[$0]].box.minY }.min() ?? 0
                    )
                    ys.append((bottom + top) / 2)
                    owners.append(row)
                }
            }
            ys.append(grid.ys[row + 1])
            owners.append(row)
        }
        guard owners.count > grid.rowCount else { return table }
        let cells = TableGrid.cells(
            rows: owners.count,
            columns: grid.columnCount,
            hasSide: { row, column in
                !grid.cells.contains {
                    $0.rows.contains(owners[row]) && $0.columns.contains(column) && $0.columns.contains(column + 1)
                }
            },
            hasFloor: { _, _ in true }
        )
        let new = TableGrid(xs: grid.xs, ys: ys, cells: cells)
        var members = [[Int]](repeating: [], count: cells.count)
        for line in table.members.joined() {
            if let cell = new.cell(at: page.lines[line].middle) { members[cell].append(line) }
        }
        return Table(grid: new, members: members)
    }

    private mutating func table(_ table: Table) -> PageTable {
        let grid = table.grid
        var cells: [PageTable.Cell] = []
        for (cell, members) in zip(grid.cells, table.members) {
            cells.append(
                PageTable.Cell(
                    rows: cell.rows,
                    columns: cell.columns,
                    parts: texts(members).map(\.part),
                    corners: page.frame.corners(grid.box(of: cell))
                )
            )
        }
        return PageTable(
            rowCount: grid.rowCount,
            columnCount: grid.columnCount,
            cells: cells,
            corners: page.frame.corners(grid.box)
        )
    }

    // MARK: - Title

    /// Returns whether a paragraph is short and in larger letters than most.
    private func isHeading(_ paragraph: Paragraph) -> Bool {
        let text = paragraph.lines.map(\.text).joined()
        let least = (page.areMeasured ? Self.titleSize : Self.roughTitleSize) * usualSize
        return paragraph.size >= least && paragraph.lines.count <= Self.mostTitleLines
            && text.count <= Self.mostTitleLength && text.contains(where: \.isLetter)
    }

    /// Returns the paragraph in the largest letters of the upper part, if they are larger than most; its lines are one.
    private mutating func title(_ placed: [Placed]) -> PageText? {
        let whole = page.lines.reduce(Rect.empty) { $0.union($1.box) }
        let candidates = placed.indices.prefix(6).filter { index in
            guard let paragraph = placed[index].paragraph else { return false }
            return isHeading(paragraph) && paragraph.box.minY <= whole.minY + 0.45 * whole.height
        }
        // Of the same size, the first.
        let best = candidates.max { a, b in
            let (first, second) = (placed[a].paragraph?.size ?? 0, placed[b].paragraph?.size ?? 0)
            return second > first * 1.05
        }
        guard let best, placed.count > 1, case .text(let text) = placed[best].part else { return nil }
        wrapped.formUnion(text.lines.dropLast())
        return text
    }

    // MARK: - Order

    /// Returns the structure with lines in the order of the parts.
    private func ordered(_ parts: [PagePart], title: PageText?) -> PageStructure {
        let order = parts.flatMap(\.lines)
        var places: [Int: Int] = [:]
        for (place, line) in order.enumerated() { places[line] = place }
        func renumbered(_ text: PageText) -> PageText {
            var text = text
            text.lines = text.lines.compactMap { places[$0] }
            return text
        }
        func renumbered(_ part: PagePart) -> PagePart {
            switch part {
            case .text(let text): return .text(renumbered(text))
            case .list(var list):
                for index in list.items.indices {
                    list.items[index].text = renumbered(list.items[index].text)
                    list.items[index].parts = list.items[index].parts.map(renumbered)
                }
                return .list(list)
            case .table(var table):
                for index in table.cells.indices { table.cells[index].parts = table.cells[index].parts.map(renumbered) }
                return .table(table)
            }
        }
        return PageStructure(
            lines: order.map { page.read[$0] },
            parts: parts.map(renumbered),
            title: title.map(renumbered),
            wrapped: Set(wrapped.compactMap { places[$0] })
        )
    }
}

extension [LayoutFinder.Placed] {
    /// Inserts a part among those that are from the top.
    fileprivate mutating func insert(_ part: Element) {
        insert(part, at: firstIndex { $0.box.minY > part.box.minY } ?? count)
    }
}
