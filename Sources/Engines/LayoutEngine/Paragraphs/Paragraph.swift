import GeometryEngine

/// Lines that make a paragraph.
struct Paragraph {
    private(set) var lines: [PageLine]
    /// For each line but the last, whether it goes on in the next one.
    private(set) var wraps: [Bool] = []

    init(_ first: PageLine) { lines = [first] }

    /// Adds a line.
    mutating func append(_ line: PageLine, wraps: Bool) {
        lines.append(line)
        self.wraps.append(wraps)
    }

    /// Where lines begin; the first may be indented.
    var left: Double {
        let body = lines.count > 1 ? lines[1...] : lines[...]
        return body.map(\.box.minX).min() ?? 0
    }

    /// The size of the letters.
    var size: Double { lines.map(\.size).median }

    /// The box around all lines.
    var box: Rect { lines.reduce(.empty) { $0.union($1.box) } }

    /// Lets every line go on in the next one, as a title does.
    mutating func joinAll() { wraps = wraps.map { _ in true } }
}

// MARK: - Alignment

extension Paragraph {
    /// Returns how the lines are set in a column that reaches over a span; nil where it can't be told.
    func alignment(in span: ClosedRange<Double>) -> PageAlignment? {
        let near = 0.5 * size
        guard lines.count > 1 else { return alignmentOfLine(in: span) }
        func spread(_ places: [Double]) -> Double { (places.max() ?? 0) - (places.min() ?? 0) }
        let lefts = lines.map(\.box.minX)
        if spread(lefts) <= near || lines.count > 2 && spread(Array(lefts.dropFirst())) <= near { return .leading }
        if spread(lines.map(\.middle.x)) <= near { return .center }
        if lines.count == 2, (0...4 * size).contains(lefts[0] - lefts[1]) { return .leading }
        return spread(lines.map(\.box.maxX)) <= near ? .trailing : nil
    }

    private func alignmentOfLine(in span: ClosedRange<Double>) -> PageAlignment? {
        let (left, right) = (box.minX - span.lowerBound, span.upperBound - box.maxX)
        // A line alone in its column has nothing to be compared with.
        guard max(left, right) > size else { return nil }
        if left <= size { return .leading }
        if abs(left - right) <= size { return .center }
        return right <= 0.5 * size ? .trailing : nil
    }
}
