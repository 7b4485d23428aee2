import CLocalFeatures

/// How what speaks for an item and what speaks against it become a probability.
///
/// The ways of weighing were chosen beside photos of `Workshop/Models/features/README.md`; every number has a meaning of its own.
struct ItemJudgement {
    let comparison: ItemComparison

    /// Returns the probability that the photo shows the item, given others that lie at the same place.
    func probability(beside rivals: [ItemComparison]) -> Double {
        let rivals = rivals.map { (comparison: $0, shares: comparison.rivalry(with: $0)) }.filter {
            Double($0.shares.shared) >= Self.leastShared * Double(comparison.evidence.agreeing)
        }
        let serious = rivals.filter { !isRefuted($0.comparison) }.map(\.shares)
        let ratio = support(beside: serious) / (contradiction * Self.evenRatio)
        // Powers by square roots: logarithms aren't the same on every processor.
        let patches = patchiness * patchiness * patchiness
        let match = colorMatch(beside: rivals.map(\.comparison))
        let colors = match * match
        let odds = ratio * ratio.squareRoot() * colors * colors / patches
        return odds / (1 + odds)
    }

    /// How much more agrees than disagrees.
    private func support(beside rivals: [fovea_rivalry]) -> Double {
        let evidence = comparison.evidence
        let pro = Double(evidence.agreeing) * credit(beside: rivals) + 0.02
        // A surface bends away at the rim. Something in front of an item shows print of its own, so what disagrees far
        // from all that agrees says little. What disagrees amid the rest is heard as contradiction.
        let contra =
            Self.weightWithin * Double(evidence.disagreeing_within) + Self.weightAtRim
            * Double(evidence.disagreeing_at_rim) + Self.weightBeyond * Double(evidence.disagreeing_beyond) + 0.03
        return pro / contra
    }

    /// How much of the agreeing part has other print, or none, although neither glare nor a shadow excuses it.
    ///
    /// The less clearly a photo shows what agrees, the more of that chance alone may bring; in a picture as sharp as the
    /// item's own hardly anything brings it but another print.
    private var contradiction: Double {
        let evidence = comparison.evidence
        let weight = 1 + Self.weightInSharp * share(of: Double(evidence.clear), from: Self.sharpFrom, to: Self.sharpTo)
        let other = weight * Double(evidence.contradicting) + Self.weightMissing * Double(evidence.missing)
        return (other + Self.leastContradiction) / (Double(evidence.agreeing) + 0.02) + Self.weightNoise * unlikeness
    }

    /// How much worse some of what agrees does so than the best of it.
    ///
    /// In a clear picture all of an item agrees as well as the best; of a relative, only what both share does.
    private var patchiness: Double {
        let (clear, dull) = (Double(comparison.evidence.clear), Double(comparison.evidence.dull))
        return 1 + share(of: clear, from: Self.clearFrom, to: Self.clearTo) * (clear - dull) / (1.08 - clear)
    }

    /// How well the item's colors explain the photo's: less than 1 where they do so worse than the right one's would, or
    /// than a rival's.
    ///
    /// Relatives share colors as well, so that a good explanation hardly counts. A gray photo or a gray item leaves nothing
    /// to explain.
    private func colorMatch(beside rivals: [ItemComparison]) -> Double {
        let evidence = comparison.evidence
        let (seen, own) = (Double(evidence.colors), Double(evidence.own_colors))
        guard own > 0 else { return 1 }
        let clear = share(of: Double(evidence.clear), from: Self.clearFrom, to: Self.clearTo)
        let explained = Self.explainedInDull + (Self.explainedInClear - Self.explainedInDull) * clear
        let expected = rivals.reduce(seen - explained * min(seen, own)) { least, rival in
            rival.evidence.own_colors > 0 ? min(least, Double(rival.evidence.foreign_colors)) : least
        }
        return min(
            Self.bestColorMatch,
            (expected + Self.usualShades) / (Double(evidence.foreign_colors) + Self.usualShades)
        )
    }

    /// Whether colors tell that the photo doesn't show a rival, while it may show this item.
    private func isRefuted(_ rival: ItemComparison) -> Bool {
        guard comparison.evidence.own_colors > 0 else { return false }
        let own = Double(comparison.evidence.foreign_colors) + Self.usualShades
        let other = Double(rival.evidence.foreign_colors) + Self.usualShades
        return own < Self.clearlyLess * other
            && ItemJudgement(comparison: rival).colorMatch(beside: []) < Self.refutingMatch
    }

    /// How much even the best of what agrees differs.
    private var unlikeness: Double { max(0.025, 1.02 - Double(comparison.evidence.clear)) }

    /// How much of what agrees counts: all of it, unless a rival explains the photo as well.
    ///
    /// Relatives share print. Where the right one isn't in the catalogue, none of those that are explains more than the
    /// next; what the right one explains, its relatives don't.
    private func credit(beside rivals: [fovea_rivalry]) -> Double {
        let lead = rivals.reduce(1.0) { least, rival in
            let (own, other) = (Double(rival.own), Double(rival.rivals))
            return min(least, (own + 0.01) / (own + other + 0.02))
        }
        return Self.sharedCredit + (1 - Self.sharedCredit) * share(of: lead, from: 0.5, to: Self.clearLead)
    }

    /// How far a value has come from one number to another, from 0 to 1.
    private func share(of value: Double, from low: Double, to high: Double) -> Double {
        min(1, max(0, (value - low) / (high - low)))
    }

    private static let weightWithin = 0.3
    private static let weightAtRim = 0.7
    private static let weightBeyond = 0.15
    private static let weightMissing = 0.25
    private static let leastContradiction = 0.002
    private static let weightNoise = 0.3
    private static let weightInSharp = 5.0
    private static let sharpFrom = 0.96
    private static let sharpTo = 0.99
    private static let clearFrom = 0.94
    private static let clearTo = 0.99
    private static let explainedInDull = 0.4
    private static let explainedInClear = 0.6
    private static let usualShades = 5.0
    private static let bestColorMatch = 1.2
    private static let refutingMatch = 0.7
    private static let clearlyLess = 0.6
    private static let evenRatio = 20.6
    private static let leastShared = 0.1
    private static let sharedCredit = 0.1
    private static let clearLead = 0.9
}
