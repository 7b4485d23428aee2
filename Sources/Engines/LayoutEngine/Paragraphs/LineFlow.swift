import GeometryEngine

/// How lines follow one another in a column: their usual distance, and where its text ends.
struct LineFlow {
    /// The lines of the column.
    let lines: [PageLine]
    /// The usual distance of baselines, in sizes of letters.
    let pitch: Double
    /// How much the sizes of letters of one paragraph may differ.
    let sizes: ClosedRange<Double>

    /// The distances that are one of lines, and the usual one where a column doesn't tell.
    private static let (pitches, usualPitch) = (0.8...2.4, 1.35)
    /// How much more than the usual distance is still none between paragraphs.
    private static let tolerance = 0.3

    init(_ lines: [PageLine], areMeasured: Bool) {
        self.lines = lines
        // The height of a box tells the size of letters roughly.
        sizes = areMeasured ? 0.8...1.25 : 0.7...1.43
        let sorted = lines.sorted { $0.baseline < $1.baseline }
        var found: [Double] = []
        for (index, line) in sorted.enumerated() {
            // Few lines are between a line and the next one below it.
            let next = sorted[(index + 1)...].prefix(12).first { $0.isBelow(line) }
            if let next, sizes.contains(next.size / max(line.size, 1)) {
                let pitch = (next.baseline - line.baseline) / max(line.size, 1)
                if Self.pitches.contains(pitch) { found.append(pitch) }
            }
        }
        // Distances between paragraphs are among them.
        pitch = found.isEmpty ? Self.usualPitch : found.sorted()[found.count * 3 / 10]
    }

    /// Returns whether a line is right below another one, in letters of its size.
    func isNext(_ line: PageLine, after last: PageLine, tolerance: Double = tolerance) -> Bool {
        let size = (line.size + last.size) / 2
        let distance = (line.baseline - last.baseline) / max(size, 1)
        return sizes.contains(line.size / max(last.size, 1)) && distance > 0.5 && distance <= pitch + tolerance
            && line.isBelow(last)
    }

    /// The place where the lines around one end.
    func edge(of line: PageLine) -> Double {
        lines.reduce(line.box.maxX) { edge, other in
            let isNear = abs(other.box.minX - line.box.minX) < 4 * line.size
            return isNear && sizes.contains(other.size / max(line.size, 1)) ? max(edge, other.box.maxX) : edge
        }
    }

    /// Returns whether a line goes on in the next one: that one's first word didn't fit into it.
    func wraps(_ line: PageLine, into next: PageLine) -> Bool {
        let edge = max(edge(of: line), edge(of: next))
        // Places of words are known within half a letter or so.
        return line.box.maxX + 0.25 * line.size + next.firstWidth > edge - 0.7 * line.size
    }
}

extension PageLine {
    /// Returns whether the line is below another one, in the same column.
    func isBelow(_ other: PageLine) -> Bool {
        baseline > other.baseline + 0.4 * size && box.minX < other.box.maxX && other.box.minX < box.maxX
    }
}
