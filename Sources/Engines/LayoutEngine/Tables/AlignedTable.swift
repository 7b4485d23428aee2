import GeometryEngine

/// A table without rules: cells that are aligned below one another over several rows, with gaps between them.
struct AlignedTable {
    /// The sides of rows and columns, and the cells.
    let grid: TableGrid
    /// The lines in the table.
    let lines: [PageLine]
}

/// Finds tables without rules in a column of a page.
struct AlignedTables {
    /// The lines of the column.
    let lines: [PageLine]
    let rules: PageRules

    /// A piece of a line that may be a cell.
    struct Piece {
        let line: PageLine
        let box: Rect
        let text: String
    }

    /// A row of pieces, from the left.
    struct Row {
        var pieces: [Piece]

        var size: Double { pieces.map(\.line.size).median }
        var baseline: Double { pieces.map(\.line.baseline).median }
    }

    /// The fewest rows of two cells and more.
    private static let leastRows = 3
    /// The distance of rows up to which they may belong to one table, in sizes of letters.
    private static let mostPitch = 4.5
    /// The gap between words from which on they may be in two cells, in sizes of letters.
    private static let leastGap = 1.5
    /// How many rows at either end may be none of the table: headings and sums.
    private static let mostTrimmed = 3
    /// The most rows in a column of which tables are looked for.
    private static let mostRows = 600

    /// The tables, from the top.
    var tables: [AlignedTable] {
        let rows = rows
        guard rows.count >= Self.leastRows, rows.count <= Self.mostRows else { return [] }
        var tables: [AlignedTable] = []
        var start = 0
        while start < rows.count {
            var end = start + 1
            var alone = rows[start].pieces.count > 1 ? 0 : 1
            while end < rows.count, rows[end].baseline - rows[end - 1].baseline <= Self.mostPitch * rows[end].size {
                alone = rows[end].pieces.count > 1 ? 0 : alone + 1
                if alone > 2 { break }
                end += 1
            }
            if let table = table(Array(rows[start..<end])) { tables.append(table) }
            start = max(end, start + 1)
        }
        return tables
    }

    // MARK: - Rows

    private var rows: [Row] {
        let pieces = lines.flatMap(Self.pieces)
        // Capitals' height above the baseline, as letters below it move the middles.
        let boxes = pieces.map { piece in
            Rect(
                minX: piece.box.minX,
                minY: piece.line.baseline - 0.7 * piece.line.size,
                maxX: piece.box.maxX,
                maxY: piece.line.baseline
            )
        }
        return boxes.rows.map { Row(pieces: $0.map { pieces[$0] }) }
    }

    /// Returns the pieces of a line between wide gaps.
    private static func pieces(of line: PageLine) -> [Piece] {
        let words = line.text.split(separator: " ")
        guard words.count == line.words.count, words.count > 1 else {
            return [Piece(line: line, box: line.box, text: line.text)]
        }
        var pieces: [Piece] = []
        var first = 0
        for index in words.indices {
            let isLast = index == words.count - 1
            guard isLast || line.words[index + 1].lowerBound - line.words[index].upperBound > leastGap * line.size
            else { continue }
            let box = Rect(
                minX: first == 0 ? line.box.minX : line.words[first].lowerBound,
                minY: line.box.minY,
                maxX: isLast ? line.box.maxX : line.words[index].upperBound,
                maxY: line.box.maxY
            )
            pieces.append(Piece(line: line, box: box, text: words[first...index].joined(separator: " ")))
            first = index + 1
        }
        return pieces
    }

    // MARK: - Tables

    /// Returns the table of the most of some rows, or nil where there is none.
    private func table(_ rows: [Row]) -> AlignedTable? {
        guard let first = rows.firstIndex(where: { $0.pieces.count > 1 }),
            let last = rows.lastIndex(where: { $0.pieces.count > 1 })
        else { return nil }
        for trimmed in 0...2 * Self.mostTrimmed {
            for above in 0...trimmed where above <= Self.mostTrimmed && trimmed - above <= Self.mostTrimmed {
                let (start, end) = (first + above, last - (trimmed - above))
                guard end - start + 1 >= Self.leastRows else { continue }
                let part = Array(rows[start...end])
                guard part.first.map({ $0.pieces.count > 1 }) == true, part.last.map({ $0.pieces.count > 1 }) == true
                else { continue }
                for crossings in part.count > Self.leastRows ? [0, 1] : [0] {
                    guard let columns = TableColumns(part, crossings: crossings),
                        columns.isTable(isRuled: isRuled(part))
                    else { continue }
                    // Lines below the last row may be those of a cell.
                    return AlignedTable(columns, below: Array(rows[(end + 1)...].prefix(2)))
                }
            }
        }
        return nil
    }

    /// Returns whether rules above, in and below rows say that they are a table.
    private func isRuled(_ rows: [Row]) -> Bool {
        let box = rows.flatMap(\.pieces).reduce(Rect.empty) { $0.union($1.box) }
        let size = rows.map(\.size).median
        let near = rules.horizontal.count { rule in
            rule.place > box.minY - 1.5 * size && rule.place < box.maxY + 1.5 * size
                && rule.coverage(of: box.minX...box.maxX) > 0.85
        }
        return near >= 2
    }
}
