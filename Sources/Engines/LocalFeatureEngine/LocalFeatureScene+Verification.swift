extension LocalFeatureScene {
    /// Places candidates, and judges them beside each other.
    ///
    /// Give the candidates in the order of their weights. Those that have a place in the photo come back, the most
    /// probable one first; of two that are equal, the one given first. What the best of them look like is compared with
    /// the photo, which blocks for some eight milliseconds each.
    public func verify<Key>(_ candidates: [ItemCandidate<Key>]) -> [VerifiedItem<Key>] {
        let placed = candidates.compactMap { candidate in place(candidate.features).map { (candidate, $0) } }
        let compared = placed.indices
            .filter { placed[$0].0.appearance != nil && placed[$0].1.placement.support >= Self.leastSupport }
            .sorted { (placed[$0].1.placement.support, $1) > (placed[$1].1.placement.support, $0) }
        var probabilities = placed.map(\.1.placement.probability)
        // Those that aren't compared find less support than those that are, and can't be told from their relatives.
        for index in compared { probabilities[index] = min(probabilities[index], Self.unseen) }

        let comparisons = compared.prefix(Self.comparisonCount).compactMap { index in
            placed[index].0.appearance
                .flatMap { comparison(of: placed[index].0.features, $0, at: placed[index].1) }
                .map { (index: index, comparison: $0) }
        }
        for (index, comparison) in comparisons {
            let candidate = placed[index].0
            let rivals = comparisons.filter { other in
                other.index != index && !candidate.isSameThing(as: placed[other.index].0)
            }
            probabilities[index] = ItemJudgement(comparison: comparison)
                .probability(beside: rivals.map(\.comparison))
        }
        return placed.indices
            .sorted { (probabilities[$0], $1) > (probabilities[$1], $0) }
            .map { index in
                var placement = placed[index].1.placement
                placement.probability = probabilities[index]
                return VerifiedItem(key: placed[index].0.key, placement: placement)
            }
    }

    // Strangers are placed with a support of less; eight relatives are enough to see that none stands out.
    private static let leastSupport = 2.0
    private static let comparisonCount = 8
    private static let unseen = 0.25
}
