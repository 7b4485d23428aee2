/// The pixels of a map at or above a level, as runs in rows that are joined to regions.
struct PixelRuns {
    private var runs: [(row: Int, columns: ClosedRange<Int>)] = []
    /// For each run, one that belongs to the same region, or itself.
    private var parents: [Int] = []

    init(_ map: [UInt8], width: Int, from level: UInt8) {
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
                runs.append((row, from...column - 1))
                parents.append(parents.count)
                // The runs above that end before this one can't touch the next one either.
                while next < above.upperBound, runs[next].columns.upperBound < from { next += 1 }
                var touching = next
                while touching < above.upperBound, runs[touching].columns.lowerBound < column {
                    join(touching, runs.count - 1)
                    touching += 1
                }
            }
            above = first..<runs.count
        }
    }

    /// Returns the regions with more than a number of pixels: for each row, the columns from the first to the last.
    mutating func regions(larger count: Int) -> [[Int: ClosedRange<Int>]] {
        var sizes: [Int: Int] = [:]
        for index in runs.indices { sizes[root(index), default: 0] += runs[index].columns.count }
        let large = sizes.filter { $0.value > count }.keys.sorted()
        guard !large.isEmpty else { return [] }
        var regions = [Int: [Int: ClosedRange<Int>]](uniqueKeysWithValues: large.map { ($0, [:]) })
        for index in runs.indices {
            let (row, columns) = runs[index]
            let root = root(index)
            guard let known = regions[root] else { continue }
            let before = known[row] ?? columns
            regions[root]?[row] =
                min(before.lowerBound, columns.lowerBound)...max(before.upperBound, columns.upperBound)
        }
        return large.compactMap { regions[$0] }
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
