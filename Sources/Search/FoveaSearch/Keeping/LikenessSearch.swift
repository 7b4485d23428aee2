import CatalogStoreEngine
import ImageCodingEngine
import LocalFeatureEngine
import PictureEngine
import PrintEngine

/// What of a catalog looks like an item.
struct ItemLikenesses: Sendable {
    var pairs: [DuplicateItems] = []
    /// The item's pictures that couldn't be read.
    var skipped: [IndexingReport.SkippedItem] = []
}

/// A search for the items of a catalog that look like one of them.
///
/// Each is compared with the item alone: duplicates explain its picture as well as it does itself, so that as rivals in one
/// search none of them would lead. What the item explains better than another one tells that they differ.
struct LikenessSearch: Sendable {
    let snapshot: CatalogSnapshot
    let indexes: CatalogIndexes
    let limits: DecodingLimits
    /// The odds that a chance item is the one.
    let chance: Double

    /// The number of pictures that features may vote for.
    private static let candidateLimit = 20
    /// The number of features that agree on a place where two pictures have something in common.
    private static let leastAgreement = 10
    /// The share of a picture that tells it clearly from another one: a word or two.
    private static let clearDifference = 0.04

    /// Returns the items that look like an item.
    ///
    /// Blocks for some milliseconds for each of the item's pictures, and for the decoding of those that have something in
    /// common with others.
    func likenesses(of item: VisualItem, minimumProbability: Double) throws -> ItemLikenesses {
        var likenesses = ItemLikenesses()
        for stored in try snapshot.pictures(of: item.id) {
            let picture = VisualPicture(stored)
            likenesses.pairs += try withSameBytes(as: stored, of: item.id)
            guard let features = try snapshot.features(of: stored.number) else { continue }
            do {
                likenesses.pairs += try placed(in: picture, stored.number, features, of: item.id)
            } catch let error as VisualCatalogError where error.code == .unreadablePicture {
                likenesses.skipped.append(.init(id: item.id, picture: picture, error: error))
            }
            likenesses.pairs += try withNearPrints(to: stored.number, features, of: item.id)
        }
        likenesses.pairs.removeAll { $0.probability < minimumProbability }
        return likenesses
    }

    private func withSameBytes(as picture: StoredPicture, of item: String) throws -> [DuplicateItems] {
        guard !picture.picture.digest.isEmpty else { return [] }
        return try snapshot.pictures(withDigest: picture.picture.digest).filter { $0.item != item }
            .map { DuplicateItems(item, $0.item, probability: 1, signals: []) }
    }
}

// MARK: - By features

extension LikenessSearch {
    /// Returns the items that a picture shows a picture of.
    private func placed(
        in picture: VisualPicture,
        _ number: PictureNumber,
        _ features: LocalFeatures,
        of item: String
    ) throws -> [DuplicateItems] {
        guard picture.fileURL != nil else { return [] }
        let candidates = try suspects(of: number, features, item)
        guard !candidates.isEmpty else { return [] }
        let scene: LocalFeatureScene
        do {
            scene = try LocalFeatureEngine.scene(of: picture.opened(limits: limits))
        } catch {
            throw VisualCatalogError(error).naming(picture)
        }
        let own = try snapshot.candidate(number, of: item)
        return candidates.compactMap { candidate in
            guard let other = candidate.group else { return nil }
            var review = ItemReview<PictureNumber>(of: scene)
            review.add([candidate])
            guard let found = review.verified().first?.placement else { return nil }
            if let own { review.add([own]) }
            let difference = (review.lead(of: number, over: candidate.key) ?? 0) / Self.clearDifference
            return DuplicateItems(
                item,
                other,
                probability: found.probability * max(0, 1 - difference * difference),
                signals: [FeatureEvidence.signal(found, chance: chance)]
            )
        }
    }

    /// Returns the pictures of other items whose features agree on a place in a picture.
    private func suspects(
        of number: PictureNumber,
        _ features: LocalFeatures,
        _ item: String
    ) throws -> [ItemCandidate<PictureNumber>] {
        let votes = try indexes.candidates(
            for: features,
            limit: Self.candidateLimit,
            in: snapshot,
            allowed: .all,
            threads: 1
        )
        let items = try snapshot.items(of: votes)
        return try votes.compactMap { other in
            guard other != number, let owner = items[other], owner != item,
                let candidate = try snapshot.candidate(other, of: owner),
                features.agreement(with: candidate.features) >= Self.leastAgreement
            else { return nil }
            return candidate
        }
    }
}

// MARK: - By prints

extension LikenessSearch {
    /// Returns the items with prints near that of a picture which has too few features to be found by them.
    private func withNearPrints(
        to number: PictureNumber,
        _ features: LocalFeatures,
        of item: String
    ) throws -> [DuplicateItems] {
        guard Double(features.count) < FeatureEvidence.plentyOfFeatures, let revision = snapshot.activePrints
        else { return [] }
        let near = try indexes.nearest(
            to: try snapshot.prints(of: number, revision: revision).map {
                ImagePrint(revision: revision, values: $0.values)
            },
            limit: Self.candidateLimit,
            in: snapshot,
            allowed: .all
        )
        let items = try snapshot.items(of: near.map(\.picture))
        return try near.compactMap { other in
            guard let owner = items[other.picture], owner != item,
                let absence = try snapshot.features(of: other.picture).map(FeatureEvidence.absence)
            else { return nil }
            let print = PrintEvidence.signal(ofWhole: other.distance, revision: revision)
            return DuplicateItems(
                item,
                owner,
                probability: Odds.probability(chance + print.weight + absence.weight),
                signals: [print, absence]
            )
        }
    }
}

extension DuplicateItems {
    /// Creates a pair of items in either order.
    fileprivate init(_ one: String, _ other: String, probability: Double, signals: [VisualSignal]) {
        self.init(first: min(one, other), second: max(one, other), probability: probability, signals: signals)
    }
}
