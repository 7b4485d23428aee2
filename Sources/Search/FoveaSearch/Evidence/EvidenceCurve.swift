/// A piecewise linear function from a raw value to a weight, constant beyond its ends.
struct EvidenceCurve: Sendable {
    private let points: [(value: Double, weight: Double)]

    /// Creates a curve through points, their values ascending.
    init(_ points: [(value: Double, weight: Double)]) { self.points = points }

    /// Returns the weight of a value.
    func callAsFunction(_ value: Double) -> Double {
        guard let first = points.first, let last = points.last else { return 0 }
        if value <= first.value { return first.weight }
        if value >= last.value { return last.weight }
        let next = points.firstIndex { $0.value > value } ?? points.count - 1
        let (a, b) = (points[next - 1], points[next])
        return a.weight + (b.weight - a.weight) * (value - a.value) / (b.value - a.value)
    }
}
