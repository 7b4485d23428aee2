/// A smooth curve through points from dark to light.
package struct ToneCurve {
    private let points: [SIMD2<Double>]
    private let slopes: [Double]

    /// Creates a curve through points, from dark to light.
    package init(_ points: [SIMD2<Double>]) {
        // A point that isn't right of the former one says nothing.
        var kept: [SIMD2<Double>] = []
        for point in points where point.x.isFinite && point.y.isFinite {
            if let last = kept.last, point.x - last.x < 1e-6 { continue }
            kept.append(point)
        }
        self.points = kept
        let secants = zip(kept, kept.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
        slopes = kept.indices.map { index in
            guard index > 0, index < secants.count else {
                return secants.isEmpty ? 0 : secants[Swift.min(index, secants.count - 1)]
            }
            let (before, after) = (secants[index - 1], secants[index])
            // The curve never turns between points.
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
    }

    /// The value at a place; beyond the ends it is that of the end.
    package func value(at x: Double) -> Double {
        guard let first = points.first, let last = points.last else { return x }
        guard x > first.x else { return first.y }
        guard x < last.x, let index = points.lastIndex(where: { $0.x <= x }) else { return last.y }
        let (from, to) = (points[index], points[index + 1])
        let width = to.x - from.x
        let t = (x - from.x) / width
        let rest = 1 - t
        return rest * rest * ((1 + 2 * t) * from.y + t * width * slopes[index])
            + t * t * ((3 - 2 * t) * to.y - rest * width * slopes[index + 1])
    }
}
