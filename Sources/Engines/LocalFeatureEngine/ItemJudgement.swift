import CLocalFeatures

/// The weighing of evidence for and against an item into a probability.
///
/// The weights were chosen with the photos of `Workshop/Models/features/README.md`; every number has a meaning of its
/// own.
struct ItemJudgement {
    let comparison: ItemComparison

    /// Returns the probability that the photo shows the item, given rivals at the same place.
    func probability(against rivals: [ItemComparison]) -> Double {
        let rivals = rivals.map { (comparison: $0, shares: comparison.rivalry(with: $0)) }.filter {
            Double($0.shares.shared) >= Self.leastShared * Double(comparison.evidence.agreeing)
        }
        let serious = rivals.filter { !isRefuted($0.comparison) }.map(\.shares)
        let ratio = support(against: serious) / (contradiction * Self.evenRatio)
        // Powers by multiplication and square roots: logarithms differ between processors.
        let patches = patchiness * patchiness * patchiness
        let match = colorMatch(against: rivals.map(\.comparison))
        let colors = match * match
        let odds = ratio * ratio.squareRoot() * colors * colors / patches
        return odds / (1 + odds)
    }

    /// The excess of agreement over disagreement.
    private func support(against rivals: [fovea_rivalry]) -> Double {
        let evidence = comparison.evidence
        let pro = Double(evidence.agreeing) * credit(against: rivals) + 0.02
        // A surface curves away at its edge. An object in front of an item shows a print of its own, so disagreement
        // far from all agreement says little. Disagreement in the middle of agreement counts as contradiction.
        let contra =
            Self.weightWithin * Double(evidence.disagreeing_within) + Self.weightAtRim
            * Double(evidence.disagreeing_at_rim) + Self.weightBeyond * Double(evidence.disagreeing_beyond) + 0.03
        return pro / contra
    }

    /// The share of the agreeing part that has another print, or none, although neither glare nor a shadow explains it.
    ///
    /// In a blurred photo such differences can be chance; in one as sharp as the item's own picture, hardly anything
    /// but another print causes them.
    private var contradiction: Double {
        let evidence = comparison.evidence
        let weight = 1 + Self.weightInSharp * share(of: Double(evidence.clear), from: Self.sharpFrom, to: Self.sharpTo)
        let other = weight * Double(evidence.contradicting) + Self.weightMissing * Double(evidence.missing)
        return (other + Self.leastContradiction) / (Double(evidence.agreeing) + 0.02) + Self.weightNoise * unlikeness
    }

    /// How much worse some of the agreeing parts match than the best.
    ///
    /// In a sharp photo all parts of the right item match about as well as the best; of a look-alike, only the shared
    /// parts do.
    private var patchiness: Double {
        let (clear, dull) = (Double(comparison.evidence.clear), Double(comparison.evidence.dull))
        return 1 + share(of: clear, from: Self.clearFrom, to: Self.clearTo) * (clear - dull) / (1.08 - clear)
    }

    /// How well the item's colors explain the photo's: less than 1 where they do so worse than the right item's would,
    /// or than a rival's.
    ///
    /// Look-alikes share colors as well, so that a good explanation hardly counts. A gray photo or a gray item leaves
    /// nothing to explain.
    private func colorMatch(against rivals: [ItemComparison]) -> Double {
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

    /// Returns whether colors rule out a rival but not this item.
    private func isRefuted(_ rival: ItemComparison) -> Bool {
        guard comparison.evidence.own_colors > 0 else { return false }
        let own = Double(comparison.evidence.foreign_colors) + Self.usualShades
        let other = Double(rival.evidence.foreign_colors) + Self.usualShades
        return own < Self.clearlyLess * other
            && ItemJudgement(comparison: rival).colorMatch(against: []) < Self.refutingMatch
    }

    /// The difference of even the best matching part.
    private var unlikeness: Double { max(0.025, 1.02 - Double(comparison.evidence.clear)) }

    /// The share of agreement that counts: all of it, unless a rival explains the photo as well.
    ///
    /// Look-alikes share print. When the right item isn't in the catalog, none of those that are explains more than
    /// the next; what the right one explains, its look-alikes don't.
    private func credit(against rivals: [fovea_rivalry]) -> Double {
        let lead = rivals.reduce(1.0) { least, rival in
            let (own, other) = (Double(rival.own), Double(rival.rivals))
            return min(least, (own + 0.01) / (own + other + 0.02))
        }
        return Self.sharedCredit + (1 - Self.sharedCredit) * share(of: lead, from: 0.5, to: Self.clearLead)
    }

    /// The position of a value between two numbers, clamped to 0 to 1.
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
