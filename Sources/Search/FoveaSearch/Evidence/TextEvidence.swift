import CatalogStoreEngine

/// Evidence by words that a person gave: in the item's title, text, labels or codes.
struct TextEvidence: EvidenceSource {
    let kind = VisualSignal.Kind.text
    /// The most items that words propose.
    static let candidateLimit = 200

    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws {
        guard let text = search.query.text, !text.isEmpty else { return }
        let limit = search.hasPixels ? FeatureEvidence.candidateLimit : Self.candidateLimit
        let found = try await pool.blocking(.words) {
            try search.catalog.snapshot.items(
                matching: CatalogTextQuery(text),
                filter: search.query.storedFilter,
                limit: limit
            )
        }
        for match in found {
            pool.insert(item: match.item)
            pool.set(Self.signal(match, search), ofItem: match.item)
        }
        guard search.hasPixels, !found.isEmpty else { return }
        // The picture decides among the items that the words find.
        let pictures = try await pool.blocking(.reading) {
            try search.catalog.snapshot.pictures(matching: .identifiers(found.map(\.item)))
        }
        try await pool.insert(Array(pictures.prefix(FeatureEvidence.candidateLimit)), of: search)
    }

    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws {
        guard let text = search.query.text, !text.isEmpty else { return }
        let ids = pool.items.filter { $0.value.signals[.text] == nil }.keys.sorted()
        guard !ids.isEmpty else { return }
        let found = try await pool.blocking(.words) {
            try search.catalog.snapshot.items(
                matching: CatalogTextQuery(text, matching: .any),
                filter: .identifiers(ids),
                limit: ids.count
            )
        }
        for match in found { pool.set(Self.signal(match, search, isPartial: true), ofItem: match.item) }
    }

    private static func signal(
        _ match: TextMatch,
        _ search: SearchContext,
        isPartial: Bool = false
    ) -> VisualSignal {
        let weight: Double
        if search.hasPixels {
            weight = isPartial ? 1 : 4
        } else {
            // Better matches come first, and none is ever certain.
            let quality = match.score / (match.score + 10)
            weight = isPartial ? 0 : Odds.log(0.6 + 0.35 * max(0, quality)) - search.catalog.chance
        }
        return VisualSignal(kind: .text, value: match.score, weight: weight)
    }
}
