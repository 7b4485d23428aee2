public import GeometryEngine

/// The pixels of a map at or above a level, as runs in rows that are joined to areas.
///
/// Pixels adjoin at their sides and at their corners.
public struct PixelRuns: Sendable {
    /// Adjoining pixels of a row.
    public struct Run: Sendable {
        /// The row.
        public let row: Int
        /// The first and the last column.
        public let columns: ClosedRange<Int>
    }

    private var runs: [Run] = []
    /// For each run, one that belongs to the same area, or itself.
    private var parents: [Int] = []

    /// Finds the runs of a map of rows.
    public init(_ map: [UInt8], width: Int, from level: UInt8) {
        var above = 0..<0
        for row in 0..<(width > 0 ? map.count / width : 0) {
            let first = runs.count
            var next = above.lowerBound
            var start: Int?
            for column in 0...width {
                let isInside = column < width && map[row * width + column] >= level
                if isInside { start = start ?? column }
                guard !isInside, let from = start else { continue }
                start = nil
                runs.append(Run(row: row, columns: from...column - 1))
                parents.append(parents.count)
                // The runs above that end before this one can't adjoin the next one either.
                while next < above.upperBound, runs[next].columns.upperBound < from - 1 { next += 1 }
                var adjoining = next
                while adjoining < above.upperBound, runs[adjoining].columns.lowerBound <= column {
                    join(adjoining, runs.count - 1)
                    adjoining += 1
                }
            }
            above = first..<runs.count
        }
    }

    /// Returns the runs of each area, from the top.
    public consuming func areas() -> [[Run]] {
        var places: [Int: Int] = [:]
        var areas: [[Run]] = []
        for index in runs.indices {
            let root = root(index)
            if let place = places[root] {
                areas[place].append(runs[index])
            } else {
                places[root] = areas.count
                areas.append([runs[index]])
            }
        }
        return areas
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (root(a), root(b))
        parents[max(first, second)] = min(first, second)
    }

    private mutating func root(_ index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }
}

extension [PixelRuns.Run] {
    /// The number of pixels.
    public var pixelCount: Int { reduce(0) { $0 + $1.columns.count } }

    /// The convex hull of the pixels; runs come from the top.
    public var hull: ConvexHull {
        // The first and the last pixel of each row have the same hull as all of them.
        ConvexHull(
            spans.flatMap { span in
                [span.row, span.row + 1].flatMap { y in
                    [span.columns.lowerBound, span.columns.upperBound + 1].map { Point(x: Double($0), y: Double(y)) }
                }
            }
        )
    }

    /// For each row, a run from its first to its last pixel; runs come from the top.
    public var spans: [PixelRuns.Run] {
        var spans: [PixelRuns.Run] = []
        for run in self {
            guard let last = spans.last, last.row == run.row else {
                spans.append(run)
                continue
            }
            let start = Swift.min(last.columns.lowerBound, run.columns.lowerBound)
            let end = Swift.max(last.columns.upperBound, run.columns.upperBound)
            spans[spans.count - 1] = PixelRuns.Run(row: run.row, columns: start...end)
        }
        return spans
    }
}
