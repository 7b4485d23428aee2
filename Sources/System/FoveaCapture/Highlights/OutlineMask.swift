import GeometryEngine

/// A mask of the pixels with centers inside a closed line, as spans of each row.
///
/// A center is inside when the winding number isn't zero.
struct OutlineMask: Sendable {
    /// The spans of pixels of each row, from left to right.
    let rows: [[Range<Int>]]

    /// Rasterizes a closed line through points in pixels.
    init(_ points: [Point], width: Int, height: Int) {
        var crossings = [[Crossing]](repeating: [], count: height)
        for (index, start) in points.enumerated() {
            let end = points[(index + 1) % points.count]
            guard start.y != end.y else { continue }
            let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
            // The center of row y is at y + ½; an edge includes its upper end and not its lower one.
            let first = max(0, Int((upper.y - 0.5).rounded(.up)))
            let last = min(height, Int((lower.y - 0.5).rounded(.up)))
            guard first < last else { continue }
            let slope = (lower.x - upper.x) / (lower.y - upper.y)
            for row in first..<last {
                let x = upper.x + (Double(row) + 0.5 - upper.y) * slope
                crossings[row].append(Crossing(x: x, turn: start.y < end.y ? 1 : -1))
            }
        }
        rows = crossings.map { Self.spans(of: $0, width: width) }
    }

    private struct Crossing {
        let x: Double
        let turn: Int
    }

    private static func spans(of crossings: [Crossing], width: Int) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        var winding = 0
        var start = 0.0
        for crossing in crossings.sorted(by: { $0.x < $1.x }) {
            if winding == 0 { start = crossing.x }
            winding += crossing.turn
            guard winding == 0 else { continue }
            let first = max(0, Int((start - 0.5).rounded(.up)))
            let end = min(width, Int((crossing.x - 0.5).rounded(.up)))
            guard first < end else { continue }
            if let last = spans.last, last.upperBound >= first {
                spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, end)
            } else {
                spans.append(first..<end)
            }
        }
        return spans
    }

    /// The number of pixels inside.
    var count: Int { rows.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }
}
