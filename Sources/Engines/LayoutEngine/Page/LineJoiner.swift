import GeometryEngine

/// Joins what was read as several lines though it is one: a marker and its text, or words with wide spaces.
struct LineJoiner {
    /// The lines of a page or column.
    let lines: [PageLine]

    /// The gaps up to which words, words between full lines, and a marker and its text are joined, in sizes of letters.
    private static let (near, bridged, marker) = (0.9, 3.5, 3.5)
    /// The number of rows above and below that are looked at, and their distance, in sizes of letters.
    private static let (rows, reach) = (4, 2.4)

    /// A row of lines, from the left.
    private struct Row {
        var lines: [PageLine]
        var box: Rect
    }

    /// The most times that lines are joined: those that are whole bridge the gaps of others.
    private static let mostPasses = 4

    /// The lines in rows from the top, those that belong together as one.
    var joined: [PageLine] {
        var lines = lines
        for _ in 0..<Self.mostPasses {
            let joined = Self(lines: lines).joinedOnce
            defer { lines = joined }
            if joined.count == lines.count { break }
        }
        return lines
    }

    private var joinedOnce: [PageLine] {
        let rows = lines.map(\.box).rows.map { row in
            let lines = row.map { self.lines[$0] }
            return Row(lines: lines, box: lines.reduce(Rect.empty) { $0.union($1.box) })
        }
        return rows.indices.flatMap { index -> [PageLine] in
            var joined: [PageLine] = []
            for line in rows[index].lines {
                if let last = joined.last, belongs(line, to: last, index, rows) {
                    joined[joined.count - 1] = last.joined(line)
                } else {
                    joined.append(line)
                }
            }
            return joined
        }
    }

    private func belongs(_ line: PageLine, to last: PageLine, _ row: Int, _ rows: [Row]) -> Bool {
        let gap = line.box.minX - last.box.maxX
        let size = line.size
        guard abs(last.baseline - line.baseline) < 0.4 * size, gap > -0.5 * size else { return false }
        if ListMarker(alone: last.text) != nil { return gap < Self.marker * size }
        guard (0.75...1.33).contains(last.size / max(size, 1)) else { return false }
        if gap < Self.near * size { return true }
        return gap < Self.bridged * size && isBridged(last.box.maxX...line.box.minX, size, row, rows)
    }

    /// Returns whether text runs above and below a gap: between columns nothing does.
    private func isBridged(_ gap: ClosedRange<Double>, _ size: Double, _ row: Int, _ rows: [Row]) -> Bool {
        func isBridged(_ others: some Sequence<Int>) -> Bool? {
            var last = rows[row].box.middle.y
            var isKnown = false
            for other in others {
                // Beyond a space is another paragraph.
                guard abs(rows[other].box.middle.y - last) < Self.reach * size else { break }
                last = rows[other].box.middle.y
                isKnown = true
                let crosses = rows[other].lines.contains { line in
                    (0.75...1.33).contains(line.size / max(size, 1)) && line.box.minX < gap.lowerBound
                        && line.box.maxX > gap.upperBound
                }
                if crosses { return true }
            }
            return isKnown ? false : nil
        }
        let above = isBridged((max(0, row - Self.rows)..<row).reversed())
        let below = isBridged(row + 1..<min(rows.count, row + Self.rows + 1))
        return (above ?? below) == true && (below ?? above) == true
    }
}
