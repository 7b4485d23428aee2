/// A match of which it is known whether it is right.
struct JudgedMatch: Sendable, Hashable {
    let probability: Double
    let isRight: Bool
}

/// The choice of a threshold from matches of which it is known whether they are right.
struct ThresholdChoice: Sendable, Hashable {
    /// The threshold.
    let threshold: Double
    /// A Boolean value that indicates whether the matches at the threshold have the wanted precision.
    let isReached: Bool

    /// The range of thresholds that may be learned.
    ///
    /// Distorted pictures of the catalog's own are kinder than the world, so that no threshold far below the standard
    /// one is learned however well they do; and with a threshold of 1 nothing would ever be found.
    static let allowed = 0.3...0.99

    /// Chooses the lowest threshold at and above which the wanted share of matches is right.
    init(_ matches: [JudgedMatch], wantedPrecision: Double) {
        let sorted = matches.sorted { $0.probability > $1.probability }
        var (right, count) = (0, 0)
        var lowest: (reached: Double, next: Double)?
        for (index, match) in sorted.enumerated() {
            count += 1
            if match.isRight { right += 1 }
            let next = index + 1 < sorted.count ? sorted[index + 1].probability : 0
            // A threshold can't part matches of one probability.
            guard next < match.probability else { continue }
            if Double(right) >= wantedPrecision * Double(count) { lowest = (match.probability, next) }
        }
        guard let lowest else {
            isReached = sorted.isEmpty
            threshold = sorted.isEmpty ? VisualCatalog.standardThreshold : Self.allowed.upperBound
            return
        }
        // Half-way to the next match, so that neither decides alone.
        let middle = (lowest.reached + lowest.next) / 2
        threshold = min(max(middle, Self.allowed.lowerBound), Self.allowed.upperBound)
        isReached = true
    }
}
