import GeometryEngine

/// The choice among rectangles that overlap.
enum RectangleSelection {
    /// Returns the confident rectangles that aren't variants of better ones, most confident first.
    ///
    /// The candidates come best first. Most are variants, which a cheap comparison finds; only the others are measured
    /// precisely.
    static func kept(
        _ candidates: [QuadrilateralSearch.Candidate],
        criteria: RectangleCriteria,
        judge: RectangleJudge
    ) -> [FoundRectangle] {
        var kept: [FoundRectangle] = []
        for candidate in candidates {
            guard criteria.maximumCount == 0 || kept.count < criteria.maximumCount else { break }
            guard kept.allSatisfy({ canStandBeside($0.corners, candidate.corners) }),
                let rectangle = judge.judged(candidate.corners, drawn: candidate.score),
                rectangle.confidence >= criteria.minimumConfidence,
                kept.allSatisfy({ canStandBeside($0.corners, rectangle.corners) })
            else { continue }
            kept.append(rectangle)
        }
        return kept
    }

    /// Returns whether two rectangles can be two things: disjoint, or one well inside the other.
    private static func canStandBeside(_ better: Quadrilateral, _ other: Quadrilateral) -> Bool {
        let common = better.commonArea(with: other)
        let (smaller, larger) = (min(better.area, other.area), max(better.area, other.area))
        if common <= 0.1 * smaller { return true }
        guard common >= 0.95 * smaller, smaller <= 0.5 * larger else { return false }
        let (inner, outer) = better.area < other.area ? (better, other) : (other, better)
        return sharedSides(inner, outer) < 2
    }

    /// The number of sides on the other's sides: a part of a rectangle that a line cuts off has three.
    private static func sharedSides(_ inner: Quadrilateral, _ outer: Quadrilateral) -> Int {
        let limit = 0.03 * outer.area.squareRoot()
        let (a, b) = (inner.corners, outer.corners)
        return (0..<4).count { i in
            (0..<4).contains { j in
                let (from, to) = (b[j], b[(j + 1) % 4])
                let length = max(from.distance(to: to), .leastNonzeroMagnitude)
                return [a[i], a[(i + 1) % 4]].allSatisfy { p in
                    abs((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)) <= limit * length
                }
            }
        }
    }
}
