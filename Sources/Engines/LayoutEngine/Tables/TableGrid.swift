import GeometryEngine

/// The rows and columns of a table on the upright page, and which of its places are one cell.
struct TableGrid {
    /// The sides of columns from the left, and of rows from the top: one more than there are columns and rows.
    var xs: [Double]
    var ys: [Double]
    /// The cells row by row; each place is in one.
    var cells: [Cell]

    /// A cell, by the rows and columns that it is in.
    struct Cell: Hashable {
        var rows: ClosedRange<Int>
        var columns: ClosedRange<Int>
    }

    var rowCount: Int { ys.count - 1 }
    var columnCount: Int { xs.count - 1 }

    /// The box around the table.
    var box: Rect { Rect(minX: xs.first ?? 0, minY: ys.first ?? 0, maxX: xs.last ?? 0, maxY: ys.last ?? 0) }

    /// Returns the box of a cell.
    func box(of cell: Cell) -> Rect {
        Rect(
            minX: xs[cell.columns.lowerBound],
            minY: ys[cell.rows.lowerBound],
            maxX: xs[cell.columns.upperBound + 1],
            maxY: ys[cell.rows.upperBound + 1]
        )
    }

    /// Returns the place of the cell that a point is in; what is on a side belongs to the cell next to it.
    func cell(at point: Point) -> Int? {
        guard box.contains(point) else { return nil }
        let row = min(max(ys.count { $0 <= point.y } - 1, 0), rowCount - 1)
        let column = min(max(xs.count { $0 <= point.x } - 1, 0), columnCount - 1)
        return cells.firstIndex { $0.rows.contains(row) && $0.columns.contains(column) }
    }

    /// Makes cells of the places that aren't divided from one another.
    ///
    /// - Parameters:
    ///   - hasSide: Whether something divides a place from the one on its right.
    ///   - hasFloor: Whether something divides a place from the one below it.
    static func cells(
        rows: Int,
        columns: Int,
        hasSide: (_ row: Int, _ column: Int) -> Bool,
        hasFloor: (_ row: Int, _ column: Int) -> Bool
    ) -> [Cell] {
        var cells: [Cell] = []
        for row in 0..<rows {
            for column in 0..<columns { cells.append(Cell(rows: row...row, columns: column...column)) }
        }
        /// The cell that a place belongs to, as its place among the cells.
        var owners = Array(0..<rows * columns)
        func merge(_ a: Int, _ b: Int) {
            guard owners[a] != owners[b] else { return }
            // What is between two parts of a cell belongs to it, as cells are rectangles.
            var whole = cells[owners[a]].union(cells[owners[b]])
            var isGrowing = true
            while isGrowing {
                isGrowing = false
                for row in whole.rows {
                    for column in whole.columns {
                        let grown = whole.union(cells[owners[row * columns + column]])
                        if grown != whole { (whole, isGrowing) = (grown, true) }
                    }
                }
            }
            let owner = owners[whole.rows.lowerBound * columns + whole.columns.lowerBound]
            for row in whole.rows { for column in whole.columns { owners[row * columns + column] = owner } }
            cells[owner] = whole
        }
        for row in 0..<rows {
            for column in 0..<columns {
                let place = row * columns + column
                if column + 1 < columns, !hasSide(row, column) { merge(place, place + 1) }
                if row + 1 < rows, !hasFloor(row, column) { merge(place, place + columns) }
            }
        }
        return Set(owners).map { cells[$0] }.sorted {
            ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
        }
    }
}

extension TableGrid.Cell {
    /// Returns the smallest cell around this one and another.
    func union(_ other: Self) -> Self {
        Self(
            rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound),
            columns: min(
                columns.lowerBound,
                other.columns.lowerBound
            )...max(
                columns.upperBound,
                other.columns.upperBound
            )
        )
    }
}
