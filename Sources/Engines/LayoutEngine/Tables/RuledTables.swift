import GeometryEngine

/// Finds the tables that are drawn with rules; a rule that is missing between two places makes one cell of them.
struct RuledTables {
    let rules: PageRules
    /// The size of letters.
    let size: Double

    /// How far rules that meet may be from one another, and those of one place apart, in sizes of letters.
    private static let (meeting, likeness) = (0.6, 0.5)
    /// The share of a cell's side from which on a rule is there.
    private static let leastCoverage = 0.5
    /// The most rows and columns of a table.
    private static let (mostRows, mostColumns) = (200, 40)

    /// The grids of at least two rows and two columns, the largest first.
    var grids: [TableGrid] {
        networks().compactMap(grid).sorted { $0.box.width * $0.box.height > $1.box.width * $1.box.height }
    }

    /// Returns rules that meet, directly or by others.
    private func networks() -> [PageRules] {
        let (rows, columns) = (rules.horizontal, rules.vertical)
        var parents = Array(0..<rows.count + columns.count)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index {
                parents[index] = parents[parents[index]]
                index = parents[index]
            }
            return index
        }
        let near = Self.meeting * size
        for (row, horizontal) in rows.enumerated() {
            for (column, vertical) in columns.enumerated()
            where vertical.place >= horizontal.span.lowerBound - near
                && vertical.place <= horizontal.span.upperBound + near
                && horizontal.place >= vertical.span.lowerBound - near
                && horizontal.place <= vertical.span.upperBound + near
            {
                parents[root(rows.count + column)] = root(row)
            }
        }
        var networks: [Int: PageRules] = [:]
        for index in rows.indices { networks[root(index), default: PageRules()].horizontal.append(rows[index]) }
        for index in columns.indices {
            networks[root(rows.count + index), default: PageRules()].vertical.append(columns[index])
        }
        return networks.values.filter { !$0.horizontal.isEmpty && !$0.vertical.isEmpty }
            .sorted {
                ($0.horizontal[0].place, $0.horizontal[0].span.lowerBound)
                    < ($1.horizontal[0].place, $1.horizontal[0].span.lowerBound)
            }
    }

    private func grid(_ network: PageRules) -> TableGrid? {
        let ys = sides(network.horizontal, across: network.vertical)
        let xs = sides(network.vertical, across: network.horizontal)
        let (rows, columns) = (ys.count - 1, xs.count - 1)
        guard rows >= 2, columns >= 2, rows <= Self.mostRows, columns <= Self.mostColumns else { return nil }
        let cells = TableGrid.cells(
            rows: rows,
            columns: columns,
            hasSide: { row, column in
                isRuled(network.vertical, at: xs[column + 1], over: ys[row]...ys[row + 1])
            },
            hasFloor: { row, column in
                isRuled(network.horizontal, at: ys[row + 1], over: xs[column]...xs[column + 1])
            }
        )
        // A frame has one cell, and a frame with a head two.
        guard cells.count >= 4 else { return nil }
        return TableGrid(xs: xs, ys: ys, cells: cells)
    }

    /// Returns the places of rules, and of the outer sides that aren't drawn: rules of the other direction end there.
    private func sides(_ rules: [PageRule], across others: [PageRule]) -> [Double] {
        var places: [(sum: Double, count: Double)] = []
        for place in rules.map(\.place).sorted() {
            if let last = places.last, place - last.sum / last.count <= Self.likeness * size {
                places[places.count - 1] = (last.sum + place, last.count + 1)
            } else {
                places.append((place, 1))
            }
        }
        var sides = places.map { $0.sum / $0.count }
        guard let first = sides.first, let last = sides.last else { return [] }
        let (starts, ends) = (others.map(\.span.lowerBound).sorted(), others.map(\.span.upperBound).sorted())
        // Most of the others reach as far.
        if let start = starts.dropFirst(starts.count / 2).first, start < first - 1.5 * size {
            sides.insert(start, at: 0)
        }
        if let end = ends.dropFirst((ends.count - 1) / 2).first, end > last + 1.5 * size { sides.append(end) }
        return sides
    }

    private func isRuled(_ rules: [PageRule], at place: Double, over span: ClosedRange<Double>) -> Bool {
        let covered = rules.reduce(0) { sum, rule in
            abs(rule.place - place) <= Self.likeness * size ? sum + rule.coverage(of: span) : sum
        }
        return covered >= Self.leastCoverage
    }
}
