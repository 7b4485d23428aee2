import GeometryEngine

extension LayoutFinder {
    /// A table with the places of the lines in it.
    struct Table {
        let grid: TableGrid
        let members: [[Int]]
    }

    /// Returns the tables with rules, and the lines that are in none.
    mutating func ruledTables() -> (tables: [Table], rest: [Int]) {
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
    mutating func assigned(_ members: [Int], to grid: TableGrid, dividing xs: [Double]) -> Table {
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

    mutating func table(_ table: Table) -> PageTable {
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
}
