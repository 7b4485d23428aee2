/// A measured share, with its confidence interval.
public struct CalibrationEstimate: Sendable, Hashable {
    /// The number of cases that count.
    public let hits: Int
    /// The number of all cases.
    public let count: Int

    /// Creates an estimate from counts.
    public init(hits: Int, count: Int) {
        self.hits = hits
        self.count = count
    }

    /// The counted share, or nil when there was no case.
    public var value: Double? { count > 0 ? Double(hits) / Double(count) : nil }

    /// The confidence interval of 95 % of the true share.
    ///
    /// This is Wilson's interval, which stays honest for few cases and for shares near 0 and 1. Cases that come from one
    /// picture are taken for independent, so the true range is somewhat wider.
    public var bounds: ClosedRange<Double> {
        guard count > 0 else { return 0...1 }
        let (n, z) = (Double(count), 1.96)
        let share = Double(hits) / n
        let middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        let half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        return max(0, middle - half)...min(1, middle + half)
    }
}

extension CalibrationEstimate {
    static func + (a: CalibrationEstimate, b: CalibrationEstimate) -> CalibrationEstimate {
        CalibrationEstimate(hits: a.hits + b.hits, count: a.count + b.count)
    }
}
