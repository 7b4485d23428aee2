import GeometryEngine

/// How surely each pixel is inside a line of text.
///
/// The network answers lines thinner than they are, so that neighbors don't touch (differentiable binarization,
/// arXiv:1911.08947). An area of sure pixels is one line, or a piece of one.
struct TextMap {
    let width: Int
    let height: Int
    /// The rows of probabilities.
    let values: [Float]

    /// An area of adjoining pixels.
    struct Area {
        /// The first and last pixel of each row, from the top.
        var rows: [(row: Int, first: Int, last: Int)] = []
        var sum = 0.0
        var count = 0

        /// The mean probability.
        var confidence: Double { count > 0 ? sum / Double(count) : 0 }

        /// The corners of the pixels at the ends of the rows, which have the same convex hull as all of them.
        var outline: [Point] {
            rows.flatMap { row, first, last in
                [first, last + 1].flatMap { x in [row, row + 1].map { Point(x: Double(x), y: Double($0)) } }
            }
        }
    }

    /// Returns the areas whose pixels reach a probability, at most so many, the largest first.
    func areas(from threshold: Float, limit: Int) -> [Area] {
        let runs = runs(from: threshold)
        var parents = Array(runs.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index {
                parents[index] = parents[parents[index]]
                index = parents[index]
            }
            return index
        }
        // Runs of neighboring rows adjoin when their columns overlap, corners included.
        var (above, current) = (0, 0)
        while current < runs.count {
            let row = runs[current].row
            while above < current, runs[above].row < row - 1 { above += 1 }
            var candidate = above
            while candidate < current, runs[candidate].row == row - 1, runs[candidate].first <= runs[current].last + 1 {
                if runs[candidate].last + 1 >= runs[current].first { parents[root(candidate)] = root(current) }
                candidate += 1
            }
            // What ends before this run can't adjoin the next one in the row.
            while above < current, runs[above].row == row - 1, runs[above].last + 1 < runs[current].first { above += 1 }
            current += 1
        }
        var areas: [Int: Area] = [:]
        for (index, run) in runs.enumerated() {
            areas[root(index), default: Area()].add(run)
        }
        return Array(areas.values.sorted { ($0.count, $0.sum) > ($1.count, $1.sum) }.prefix(limit))
    }

    /// A sequence of sure pixels in a row.
    fileprivate struct Run {
        var row: Int
        var first: Int
        var last: Int
        var sum: Double
    }

    private func runs(from threshold: Float) -> [Run] {
        var runs: [Run] = []
        unsafe values.withUnsafeBufferPointer { values in
            for row in 0..<height {
                var current: Run?
                for column in 0..<width {
                    let value = unsafe values[row * width + column]
                    if value >= threshold {
                        current = current ?? Run(row: row, first: column, last: column, sum: 0)
                        current?.last = column
                        current?.sum += Double(value)
                    } else if let run = current {
                        runs.append(run)
                        current = nil
                    }
                }
                if let current { runs.append(current) }
            }
        }
        return runs
    }
}

extension TextMap.Area {
    fileprivate mutating func add(_ run: TextMap.Run) {
        // Runs come row by row.
        if let last = rows.indices.last, rows[last].row == run.row {
            rows[last].first = min(rows[last].first, run.first)
            rows[last].last = max(rows[last].last, run.last)
        } else {
            rows.append((run.row, run.first, run.last))
        }
        sum += run.sum
        count += run.last - run.first + 1
    }
}
