/// The precision and recall that a label reaches when it is taken for true from some confidence on.
///
/// Precision grows with the threshold and recall falls; between the points that were estimated both run straight.
public struct LabelCurve: Sendable, Hashable {
    /// A threshold of confidence and what it reaches.
    struct Point: Sendable, Hashable {
        let threshold: Float
        let precision: Float
        let recall: Float
    }

    /// The points in the order of their thresholds, from 0 to 1.
    private let points: [Point]

    /// Takes points in the order of their thresholds; fails unless they are monotone and reach from 0 to 1.
    init?(_ points: [Point]) {
        let isMonotone = zip(points, points.dropFirst()).allSatisfy { low, high in
            low.threshold < high.threshold && low.precision <= high.precision && low.recall >= high.recall
        }
        guard isMonotone, points.first?.threshold == 0, points.first?.recall == 1,
            points.last?.threshold == 1, points.last?.precision == 1, points.last?.recall == 0
        else { return nil }
        self.points = points
    }

    /// The share of answers at or above a confidence that are true.
    public func precision(atThreshold threshold: Float) -> Float {
        interpolate(at: threshold, from: \.threshold, to: \.precision) ?? (threshold > 1 ? 1 : 0)
    }

    /// The share of true pictures whose confidence is at or above a threshold.
    public func recall(atThreshold threshold: Float) -> Float {
        interpolate(at: threshold, from: \.threshold, to: \.recall) ?? (threshold > 1 ? 0 : 1)
    }

    /// The lowest threshold that reaches a precision, or nil when none does.
    public func threshold(forPrecision precision: Float) -> Float? {
        guard let first = points.first, precision > first.precision else { return precision.isNaN ? nil : 0 }
        return interpolate(at: precision, from: \.precision, to: \.threshold)
    }

    /// The highest threshold that keeps a recall, or nil when none does.
    public func threshold(forRecall recall: Float) -> Float? {
        guard let last = points.last, recall > last.recall else { return recall.isNaN ? nil : 1 }
        return interpolate(at: -recall, from: \.missed, to: \.threshold)
    }

    /// The value of one quantity where another, that grows along the curve, has a given value.
    private func interpolate(
        at value: Float,
        from known: (Point) -> Float,
        to wanted: (Point) -> Float
    ) -> Float? {
        for (low, high) in zip(points, points.dropFirst()) {
            let (start, end) = (known(low), known(high))
            guard value >= start, value <= end else { continue }
            let fraction = end > start ? (value - start) / (end - start) : 0
            return wanted(low) + fraction * (wanted(high) - wanted(low))
        }
        return nil
    }
}

extension LabelCurve.Point {
    /// Recall, turned around so that it grows along the curve.
    fileprivate var missed: Float { -recall }
}
