extension ClosedLine {
    /// Returns the points that suffice for a line within a distance of this one, by their indices.
    ///
    /// This is the algorithm of Ramer, Douglas and Peucker; two points that are far apart begin it. The work grows with the
    /// number of points and with its logarithm at most, whatever the line is.
    package func corners(within tolerance: Double) -> [Int] {
        guard points.count > 2 else { return Array(points.indices) }
        let start = farthest(from: points[0])
        // From one end along the line to the other, and on to the first again, one turn further.
        let end = farthest(from: points[start])
        guard start != end else { return [start] }
        let turn = points.count
        let (first, second) = (min(start, end), max(start, end))
        var corners: Set<Int> = [first, second]
        var waiting = [(first..<second, 0), (second..<first + turn, 0)]
        while let (span, depth) = waiting.popLast() {
            guard let corner = corner(in: span, within: tolerance, depth: depth) else { continue }
            corners.insert(corner % turn)
            waiting.append((span.lowerBound..<corner, depth + 1))
            waiting.append((corner..<span.upperBound, depth + 1))
        }
        return corners.sorted()
    }

    /// The number of divisions at places that the line chooses; a hostile one chooses such that nearly all is left.
    private static let chosenDivisions = 48

    /// The point between the ends of a span that is farthest from the line between them, or nil where all are close to it.
    private func corner(in span: Range<Int>, within tolerance: Double, depth: Int) -> Int? {
        let (start, end) = (points[span.lowerBound % points.count], points[span.upperBound % points.count])
        let middle = span.lowerBound + span.count / 2
        var (largest, corner): (Double, Int?) = (tolerance, nil)
        for index in span.dropFirst() {
            let distance = points[index % points.count].distance(toLineFrom: start, to: end)
            // Of equally far ones that in the middle, so that a comb is divided into halves.
            let isNearer = corner.map { abs(index - middle) < abs($0 - middle) } ?? false
            if distance > largest || (distance == largest && isNearer) { (largest, corner) = (distance, index) }
        }
        return corner == nil || depth < Self.chosenDivisions ? corner : middle
    }

    private func farthest(from point: Point) -> Int {
        points.indices.max { points[$0].distance(to: point) < points[$1].distance(to: point) } ?? 0
    }
}
