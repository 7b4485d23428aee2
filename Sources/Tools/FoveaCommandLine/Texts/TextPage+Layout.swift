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
        for row in lines.map(\.corners.bounds).rows {
            let row = row.map { lines[$0] }
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
}
