import CatalogStoreEngine
import GeometryEngine
import LocalFeatureEngine

/// Evidence by local features: the picture's features vote for items, and geometry verifies the best.
struct FeatureEvidence: EvidenceSource {
    let kind = VisualSignal.Kind.features
    /// The number of pictures that are placed because features voted for them.
    static let candidateLimit = 20
    /// What an item loses whose picture can't be placed: most right ones can.
    private static let absenceWeight = -3.0
    /// The number of features from which on a picture can be placed as well as any.
    static let plentyOfFeatures = 100.0

    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws {
        guard let scene = search.scene, pool.round == .first else { return }
        let catalog = search.catalog
        let proposed = try await pool.blocking(.voting) {
            let likely = try catalog.indexes.candidates(
                for: scene.features,
                limit: Self.candidateLimit,
                in: catalog.snapshot,
                allowed: catalog.allowed,
                threads: catalog.threads
            )
            // Few pictures are all compared, the likely ones first.
            guard case .few(let all) = catalog.allowed else { return likely }
            return likely + all.filter { !likely.contains($0) }
        }
        try await pool.insert(proposed, of: search)
    }

    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws {
        guard let scene = search.scene else { return }
        let new = pool.pictures.filter { !pool[$0].isPlaced }
        guard !new.isEmpty else { return }
        let items = new.map { pool.item(of: $0) }
        let (candidates, review, verified) = try await pool.blocking(.placing) { [known = pool.review] in
            var review = known ?? ItemReview(of: scene, workers: search.catalog.threads)
            let candidates = try zip(new, items).compactMap { try search.catalog.snapshot.candidate($0, of: $1) }
            review.add(candidates)
            let verified = review.verified()
            return (candidates, review, verified)
        }
        pool.review = review
        for picture in new { pool[picture].isPlaced = true }
        for candidate in candidates {
            pool[candidate.key].whole.signals[.features] = Self.absence(of: candidate.features)
        }
        for item in verified {
            if let picture = search.picture, !picture.shows(item.placement.corners) { continue }
            pool[item.key].place = item.placement
            pool[item.key].placed.signals[.features] = Self.signal(item.placement, chance: search.catalog.chance)
        }
    }

    /// What it says that a picture's features weren't found.
    static func absence(of features: LocalFeatures) -> VisualSignal {
        let share = min(1, Double(features.count) / plentyOfFeatures)
        return VisualSignal(kind: .features, value: 0, weight: absenceWeight * share)
    }

    /// What a place says of a picture.
    static func signal(_ placement: ItemPlacement, chance: Double) -> VisualSignal {
        VisualSignal(
            kind: .features,
            value: Double(placement.inliers),
            weight: max(Odds.log(placement.probability) - chance, absenceWeight),
            details: [
                "matched": Double(placement.matched), "agreement": placement.agreement, "cover": placement.cover,
                "error": placement.error, "support": placement.support, "probability": placement.probability,
            ]
        )
    }
}

extension CatalogSnapshot {
    /// Reads what it takes to verify a picture, or nil when the picture is gone or nothing is known of its looks.
    func candidate(_ picture: PictureNumber, of item: String?) throws -> ItemCandidate<PictureNumber>? {
        guard let features = try features(of: picture) else { return nil }
        let appearance = try blob(.appearance, of: picture)
        return ItemCandidate(
            key: picture,
            features: features,
            appearance: try appearance.flatMap {
                ItemAppearance.canRead(revision: $0.revision) ? try ItemAppearance(bytes: $0.bytes) : nil
            },
            group: item
        )
    }

    /// Reads the features of a picture, or nil when there are none of the present revision.
    func features(of picture: PictureNumber) throws -> LocalFeatures? {
        guard let blob = try blob(.features, of: picture), blob.revision == LocalFeatures.revision else { return nil }
        return try LocalFeatures(bytes: blob.bytes)
    }
}

extension CandidatePool {
    /// Adds pictures with their items.
    mutating func insert(_ pictures: [PictureNumber], of search: SearchContext) async throws {
        let new = pictures.filter { !contains($0) }
        guard !new.isEmpty else { return }
        let items = try await blocking(.reading) { try search.catalog.snapshot.items(of: new) }
        for picture in new {
            if let item = items[picture] { insert(picture, of: item) }
        }
    }
}
