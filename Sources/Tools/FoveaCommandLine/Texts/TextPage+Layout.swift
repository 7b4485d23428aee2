import GeometryEngine

extension TextPage {
    /// The text with spaces and empty lines where the picture has them, for a font in which all letters are as wide.
    var laidOut: String {
        let heights = lines.map(\.letterHeight).sorted()
        let widths = lines.map { ($0.corners.sideLengths[0]) / Double(max(1, $0.text.count)) }.sorted()
        guard !lines.isEmpty else { return "" }
        let (tall, wide) = (max(heights[heights.count / 2], 1), max(widths[widths.count / 2], 1))
        let left = lines.map(\.corners.bounds.minX).min() ?? 0
        var text = ""
        var bottom: Double?
        for row in rows {
            let bounds = row.map(\.corners.bounds)
            let top = bounds.map(\.minY).min() ?? 0
            if let bottom {
                let empty = ((top - bottom) / tall - 0.3).rounded(.down)
                text += String(repeating: "\n", count: min(max(Int(empty), 0), 3))
            }
            bottom = bounds.map(\.maxY).max()
            var line = ""
            for part in row {
                // A page can't be wider than its letters fit it.
                let column = min(Int(((part.corners.bounds.minX - left) / wide).rounded()), 1_000)
                let space = max(column - line.count, line.isEmpty ? 0 : 2)
                line += String(repeating: " ", count: space) + part.text
            }
            text += line + "\n"
        }
        return text
    }

    /// The lines side by side, from the top, each row from the left.
    private var rows: [[Line]] {
        var rows: [(range: ClosedRange<Double>, lines: [Line])] = []
        for line in lines.sorted(by: { $0.corners.bounds.middle.y < $1.corners.bounds.middle.y }) {
            let bounds = line.corners.bounds
            if let last = rows.last {
                let common = min(last.range.upperBound, bounds.maxY) - max(last.range.lowerBound, bounds.minY)
                let shorter = min(last.range.upperBound - last.range.lowerBound, bounds.height)
                if common > 0.5 * shorter {
                    rows[rows.count - 1].lines.append(line)
                    continue
                }
            }
            rows.append((bounds.minY...max(bounds.minY, bounds.maxY), [line]))
        }
        return rows.map { $0.lines.sorted { $0.corners.bounds.minX < $1.corners.bounds.minX } }
    }
}
