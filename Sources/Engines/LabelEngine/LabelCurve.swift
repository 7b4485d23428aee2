/// The estimated precision and recall of a label at thresholds of confidence.
///
/// Precision grows with the threshold and recall falls; values between the estimated points are interpolated linearly.
public struct LabelCurve: Sendable, Hashable {
    /// A threshold of confidence with its precision and recall.
    struct Point: Sendable, Hashable {
        let threshold: Float
        let precision: Float
        let recall: Float
    }

    /// The points in the order of their thresholds, from 0 to 1.
    private let points: [Point]

    /// Creates a curve from points in the order of their thresholds; fails unless they are monotone and extend from 0
    /// to 1.
    init?(_ points: [Point]) {
        let isMonotone = zip(points, points.dropFirst()).allSatisfy { low, high in
            low.threshold < high.threshold && low.precision <= high.precision && low.recall >= high.recall
        }
        guard isMonotone, points.first?.threshold == 0, points.first?.recall == 1,
            points.last?.threshold == 1, points.last?.precision == 1, points.last?.recall == 0
        else { return nil }
        self.points = points
    }

    /// The share of true answers among those at or above a confidence.
    public func precision(atThreshold threshold: Float) -> Float {
        interpolate(at: threshold, from: \.threshold, to: \.precision) ?? (threshold > 1 ? 1 : 0)
    }

    /// The share of true pictures with a confidence at or above a threshold.
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

    /// The value of one quantity where another, which grows along the curve, has a given value.
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
    /// Recall, negated so that it grows along the curve.
    fileprivate var missed: Float { -recall }
}
