import CLocalFeatures
import ConcurrencyEngine
import GeometryEngine

/// A review of candidates for a photo, which can be extended.
///
/// Candidates are judged against each other, so that new ones change the judgement of all; but each is located in the
/// photo, and compared with it, once.
public struct ItemReview<Key: Hashable & Sendable>: Sendable {
    private let scene: LocalFeatureScene
    private let workers: Int
    private var placed: [(candidate: ItemCandidate<Key>, place: PlacedItem)] = []
    private var comparisons: [Key: ItemComparison] = [:]

    /// Creates a review without candidates, which uses a number of threads.
    public init(of scene: LocalFeatureScene, workers: Int = 1) {
        self.scene = scene
        self.workers = workers
    }

    /// Locates candidates in the photo, in the order of their weights.
    public mutating func add(_ candidates: [ItemCandidate<Key>]) {
        let places = ParallelWork.map(candidates, workers: workers) { [scene] candidate in
            scene.place(candidate.features)
        }
        placed += zip(candidates, places).compactMap { candidate, place in place.map { (candidate, $0) } }
    }

    /// Judges the candidates against each other.
    ///
    /// Returns those with a place in the photo, the most probable one first; of two that are equal, the one added
    /// first. The appearances of the best are compared with the photo, which blocks for some six milliseconds each.
    public mutating func verified() -> [VerifiedItem<Key>] {
        let comparable = placed.indices
            .filter { placed[$0].candidate.appearance != nil && support(of: $0) >= Self.leastSupport }
            .sorted { (support(of: $0), $1) > (support(of: $1), $0) }
        var probabilities = placed.map(\.place.placement.probability)
        var corners = placed.map(\.place.placement.corners)
        // Items without a comparison have less support than those with one, and can't be told from their look-alikes.
        for index in comparable { probabilities[index] = min(probabilities[index], Self.unseen) }

        compare(comparable.prefix(Self.comparisonCount))
        let compared = comparable.prefix(Self.comparisonCount).compactMap { index in
            comparison(of: index).map { (index: index, comparison: $0) }
        }
        for (index, comparison) in compared {
            let candidate = placed[index].candidate
            if let shown = comparison.shownCorners {
                corners[index] = shown.scaled(x: 1 / Double(scene.features.width), y: 1 / Double(scene.features.height))
            }
            let rivals = compared.filter { other in
                other.index != index && !candidate.isSameThing(as: placed[other.index].candidate)
            }
            probabilities[index] = ItemJudgement(comparison: comparison)
                .probability(against: rivals.map(\.comparison))
        }
        return placed.indices
            .sorted { (probabilities[$0], $1) > (probabilities[$1], $0) }
            .map { index in
                var placement = placed[index].place.placement
                placement.probability = probabilities[index]
                placement.corners = corners[index]
                return VerifiedItem(key: placed[index].candidate.key, placement: placement)
            }
    }

    /// Returns the share of a candidate's area in which another one explains the photo and the candidate doesn't.
    ///
    /// It is next to nothing where both show the same thing, and more where they differ in a word. The result is nil where
    /// one of them has no place in the photo, or can't be compared with it.
    public mutating func lead(of other: Key, over key: Key) -> Double? {
        guard let index = placed.firstIndex(where: { $0.candidate.key == key }),
            let otherIndex = placed.firstIndex(where: { $0.candidate.key == other }),
            let comparison = comparison(of: index), let otherComparison = self.comparison(of: otherIndex)
        else { return nil }
        return Double(comparison.rivalry(with: otherComparison).rivals)
    }

    private func support(of index: Int) -> Double { placed[index].place.placement.support }

    private mutating func comparison(of index: Int) -> ItemComparison? {
        compare([index])
        return comparisons[placed[index].candidate.key]
    }

    /// Compares candidates with the photo, unless they were.
    private mutating func compare(_ indices: some Sequence<Int>) {
        let new = indices.map { placed[$0] }.filter { comparisons[$0.candidate.key] == nil }
        let made = ParallelWork.map(new, workers: workers) { [scene] candidate, place in
            candidate.appearance.flatMap { scene.comparison(of: candidate.features, $0, at: place) }
        }
        for (known, comparison) in zip(new, made) { comparisons[known.candidate.key] = comparison }
    }

    // Items that aren't in the photo have a lower support; eight look-alikes are enough to see that none stands out.
    private static var leastSupport: Double { 2 }
    private static var comparisonCount: Int { 8 }
    private static var unseen: Double { 0.25 }
}

extension LocalFeatureScene {
    /// Locates candidates, given in the order of their weights, and judges them against each other.
    public func verify<Key: Hashable>(_ candidates: [ItemCandidate<Key>]) -> [VerifiedItem<Key>] {
        var review = ItemReview<Key>(of: self)
        review.add(candidates)
        return review.verified()
    }
}
