import CLocalFeatures

/// How what speaks for an item and what speaks against it become a probability.
///
/// The ways of weighing were chosen beside photos of `Models/features/README.md`; every number has a meaning of its own.
struct ItemJudgement {
    let comparison: ItemComparison
    let agreement: Double

    /// Returns the probability that the photo shows the item, given others that lie at the same place.
    func probability(beside rivals: [ItemComparison]) -> Double {
        let evidence = comparison.evidence
        let pro = Double(evidence.agreeing) * credit(beside: rivals) + 0.02
        // Something in front of an item shows print of its own, so what disagrees far from all that agrees says little.
        let contra =
            Double(evidence.disagreeing_within + evidence.disagreeing_at_rim)
            + Self.weightBeyond * Double(evidence.disagreeing_beyond) + 0.03
        let ratio = pro / contra * (agreement + 0.05).squareRoot().squareRoot() / Self.evenRatio
        // Square and root: logarithms aren't the same on every processor.
        let odds = ratio * ratio * ratio.squareRoot()
        return odds / (1 + odds)
    }

    /// How much of what agrees counts: all of it, unless a rival explains the photo as well.
    ///
    /// Relatives share print. Where the right one isn't in the catalogue, none of those that are explains more than the
    /// next; what the right one explains, its relatives don't.
    private func credit(beside rivals: [ItemComparison]) -> Double {
        let agreeing = Double(comparison.evidence.agreeing)
        let lead = rivals.reduce(1.0) { least, rival in
            let rivalry = comparison.rivalry(with: rival)
            guard Double(rivalry.shared) >= 0.1 * agreeing else { return least }
            let (own, other) = (Double(rivalry.own), Double(rivalry.rivals))
            return min(least, (own + 0.01) / (own + other + 0.02))
        }
        let credit = min(1, max(0, (lead - 0.5) / (Self.clearLead - 0.5)))
        return Self.sharedCredit + (1 - Self.sharedCredit) * credit
    }

    private static let weightBeyond = 0.15
    private static let evenRatio = 1.04
    private static let sharedCredit = 0.1
    private static let clearLead = 0.9
}
