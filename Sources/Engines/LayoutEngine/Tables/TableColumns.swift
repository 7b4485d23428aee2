import GeometryEngine

/// The columns of rows of pieces, and the signs that they are those of a table.
struct TableColumns {
    let rows: [AlignedTables.Row]
    /// The sides between columns.
    let gutters: [Double]
    let size: Double

    /// The least width of a gap between columns, in sizes of letters, and in usual spaces between words.
    private static let (leastGutter, leastSpaces) = (0.8, 1.8)
    /// The share of cells that have to be aligned, and the share of places that have to have one.
    private static let (aligned, filled) = (0.7, 0.5)
    /// The width from which on a column may be one of prose, in sizes of letters: some twenty letters.
    private static let prose = 9.0

    /// Finds the gaps that no piece, or at most a number of them, crosses; nil where there is none.
    init?(_ rows: [AlignedTables.Row], crossings: Int) {
        self.rows = rows
        size = rows.map(\.size).median
        let boxes = rows.flatMap { $0.pieces.map(\.box) }
        let ends = (boxes.map { ($0.minX, 1) } + boxes.map { ($0.maxX, -1) }).sorted { $0 < $1 }
        let spaces = rows.flatMap { row in
            row.pieces.flatMap { piece in
                zip(piece.line.words, piece.line.words.dropFirst()).map { $1.lowerBound - $0.upperBound }
            }
        }
        let least = max(Self.leastGutter * size, Self.leastSpaces * spaces.median)
        var gutters: [Double] = []
        var count = 0
        var seen = 0
        for (index, end) in ends.enumerated() {
            count += end.1
            seen += end.1 > 0 ? 1 : 0
            guard index + 1 < ends.count, count <= crossings, seen > crossings, seen < boxes.count else { continue }
            let next = ends[index + 1].0
            if next - end.0 >= least { gutters.append((end.0 + next) / 2) }
        }
        self.gutters = gutters
        guard !gutters.isEmpty else { return nil }
    }

    /// The number of columns.
    var count: Int { gutters.count + 1 }

    /// Returns the columns that a box is in.
    func columns(of box: Rect) -> ClosedRange<Int> {
        // A box that reaches a little into a gap isn't in the column beyond.
        let first = gutters.count { $0 < box.minX + 0.3 * size }
        return first...max(first, gutters.count { $0 < box.maxX - 0.3 * size })
    }

    /// Returns whether the columns are those of a table rather than of prose.
    func isTable(isRuled: Bool) -> Bool {
        let pieces = rows.enumerated().flatMap { row, pieces in
            pieces.pieces.map { (row: row, columns: columns(of: $0.box), piece: $0) }
        }
        let full = rows.count { row in Set(row.pieces.map { columns(of: $0.box).lowerBound }).count > 1 }
        guard full >= 3, 3 * full >= 2 * rows.count else { return false }
        var (places, prosaic, wide) = (0, 0, 0)
        var numeric = 0
        var labels = 0
        for column in 0..<count {
            let own = pieces.filter { $0.columns == column...column }
            places += Set(own.map(\.row)).count
            guard own.count >= 2, isAligned(own.map(\.piece.box)) else { return false }
            let widths = own.map(\.piece.box.width)
            let widest = widths.max() ?? 0
            if widest > Self.prose * size, 10 * widths.count(where: { $0 > 0.75 * widest }) >= 7 * widths.count {
                prosaic += 1
            }
            if widths.median > 14 * size { wide += 1 }
            // The head of a column of numbers is a word.
            let numbers = own.count { $0.piece.text.contains(where: \.isNumber) && $0.piece.text.count <= 14 }
            if column > 0, 10 * numbers >= 6 * own.count { numeric += 1 }
            if column == 0, 10 * own.count(where: { $0.piece.text.hasSuffix(":") }) >= 6 * own.count { labels += 1 }
        }
        guard Double(places) >= Self.filled * Double(full * count), prosaic < 2, wide < 2 else { return false }
        return isRuled || numeric > 0 || (count == 2 ? labels > 0 : prosaic == 0)
    }

    /// Returns whether most boxes begin, end or have their middle at the same place.
    private func isAligned(_ boxes: [Rect]) -> Bool {
        [boxes.map(\.minX), boxes.map(\.maxX), boxes.map(\.middle.x)].contains { places in
            let middle = places.median
            return Double(places.count { abs($0 - middle) <= 0.7 * size }) >= Self.aligned * Double(places.count)
        }
    }
}

extension AlignedTable {
    /// Creates the table of columns.
    ///
    /// - Parameter below: The rows that follow, which may be further lines of the last row's cells.
    init(_ columns: TableColumns, below: [AlignedTables.Row]) {
        var rows = columns.rows.map { row in
            row.pieces.map { (columns: columns.columns(of: $0.box), piece: $0) }
        }
        var baselines = columns.rows.map(\.baseline)
        let size = columns.size
        // Rows that begin in the first column are farther apart than the lines of a cell.
        let starts = rows.indices.filter { rows[$0].contains { $0.columns.lowerBound == 0 } }.map { baselines[$0] }
        let pitch = zip(starts.dropFirst(), starts).map { $0 - $1 }.sorted()
        let usual = pitch.isEmpty ? 2 * size : pitch[pitch.count / 2]
        for row in below {
            let pieces = row.pieces.map { (columns: columns.columns(of: $0.box), piece: $0) }
            guard let last = baselines.last, row.baseline - last < min(0.8 * usual, 1.7 * size),
                pieces.allSatisfy({ $0.columns.lowerBound > 0 && $0.columns.count == 1 })
            else { break }
            rows.append(pieces)
            baselines.append(row.baseline)
        }
        var merged: [[(columns: ClosedRange<Int>, piece: AlignedTables.Piece)]] = []
        var last: Double?
        for (row, baseline) in zip(rows, baselines) {
            let isFurther =
                row.allSatisfy { $0.columns.lowerBound > 0 }
                && last.map { baseline - $0 < min(0.8 * usual, 1.7 * size) } == true
            if isFurther, !merged.isEmpty { merged[merged.count - 1] += row } else { merged.append(row) }
            last = baseline
        }
        let boxes = merged.map { $0.reduce(Rect.empty) { $0.union($1.piece.box) } }
        let whole = boxes.reduce(Rect.empty) { $0.union($1) }
        let inner = zip(boxes, boxes.dropFirst()).map { ($0.maxY + $1.minY) / 2 }
        let spans = merged.map { row in row.map(\.columns).filter { $0.count > 1 } }
        grid = TableGrid(
            xs: [whole.minX] + columns.gutters + [whole.maxX],
            ys: [whole.minY] + inner + [whole.maxY],
            cells: TableGrid.cells(
                rows: merged.count,
                columns: columns.count,
                hasSide: { row, column in
                    !spans[row].contains { $0.contains(column) && $0.contains(column + 1) }
                },
                hasFloor: { _, _ in true }
            )
        )
        var seen: Set<Int> = []
        lines = merged.flatMap { $0 }.map(\.piece.line).filter { line in
            line.members.first.map { seen.insert($0).inserted } ?? false
        }
    }
}
