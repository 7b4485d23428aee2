import GeometryEngine

/// A straight line that is drawn along the rows or columns of a page, as tables have them.
struct PageRule: Equatable {
    /// Where it begins and ends: from the left, or from the top.
    var span: ClosedRange<Double>
    /// Where it runs: from the top, or from the left.
    var place: Double
    /// How thick it is.
    var thickness: Double
    /// The part of it that is drawn, from 0 to 1; the rest are gaps between pieces.
    var filled = 1.0

    var length: Double { span.upperBound - span.lowerBound }

    /// Returns the part of a span that the rule covers, from 0 to 1.
    func coverage(of other: ClosedRange<Double>) -> Double {
        let common = min(span.upperBound, other.upperBound) - max(span.lowerBound, other.lowerBound)
        return max(0, common) / max(other.upperBound - other.lowerBound, .leastNormalMagnitude)
    }
}

/// The rules of a page.
struct PageRules: Equatable {
    var horizontal: [PageRule] = []
    var vertical: [PageRule] = []
}
