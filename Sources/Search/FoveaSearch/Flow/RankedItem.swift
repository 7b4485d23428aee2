import CatalogStoreEngine
import GeometryEngine
import LocalFeatureEngine

/// An item of the pool with its probability.
struct RankedItem: Sendable {
    let id: String
    let probability: Double
    /// The evidence for the item and its best picture.
    let signals: [VisualSignal]
    /// The item's best picture, if one was looked at.
    let picture: PictureNumber?
    let candidate: CandidatePicture?
}

extension CandidatePool {
    /// The items from the most to the least probable; equally probable ones by their identifiers.
    func ranking(for search: SearchContext) -> [RankedItem] {
        items.map { id, item in
            let best = item.pictures.min { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
            let signals = Array(item.signals.values) + Array(best?.value.signals.values ?? [:].values)
            var weight = search.catalog.chance
            // In one order, since sums of numbers depend on it.
            for signal in signals.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) { weight += signal.weight }
            return RankedItem(
                id: id,
                probability: Odds.probability(weight),
                signals: signals.sorted { (abs($0.weight), $1.kind.rawValue) > (abs($1.weight), $0.kind.rawValue) },
                picture: best?.key,
                candidate: best?.value
            )
        }
        .sorted { ($0.probability, $1.id) > ($1.probability, $0.id) }
    }
}

extension RankedItem {
    /// Returns the match of the item, whose content is read later.
    func match(in search: SearchContext) -> RankedMatch {
        RankedMatch(
            id: id,
            probability: probability,
            signals: signals,
            quad: candidate?.placement.map { MatchedQuad($0.corners.map((search.picture?.region ?? .whole).point)) },
            picture: picture,
            path: path
        )
    }

    /// The evidence that was enough: the pixels where they speak for the item, or else what weighs most.
    private var path: VisualMatch.Path {
        func weight(_ kinds: VisualSignal.Kind...) -> Double {
            signals.filter { kinds.contains($0.kind) }.reduce(0) { $0 + $1.weight }
        }
        let hasPixels = signals.contains { $0.kind == .features || $0.kind == .print }
        if weight(.features, .print) > 0 { return .pixels }
        let others: [(VisualMatch.Path, Double)] = [
            (.codes, weight(.codes)), (.text, weight(.text)), (.labels, weight(.labels)),
        ]
        let best = others.reduce(others[0]) { $1.1 > $0.1 ? $1 : $0 }
        return best.1 <= 0 && hasPixels ? .pixels : best.0
    }
}
