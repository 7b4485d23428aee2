import CatalogStoreEngine

/// Evidence by codes: the item carries what was read.
struct CodeEvidence: EvidenceSource {
    let kind = VisualSignal.Kind.codes
    /// What a shared code adds: two things seldom have the same one.
    static let weight = 14.0

    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws {
        guard !search.query.codes.isEmpty else { return }
        let found = try await pool.blocking(.words) {
            try search.catalog.snapshot.items(
                limit: TextEvidence.candidateLimit,
                matching: .all([.any(search.query.codes.map { .code($0) }), search.query.storedFilter])
            )
        }
        for item in found {
            let shared = search.query.codes.filter(item.codes.contains)
            pool.insert(item: item.id)
            pool.set(
                VisualSignal(kind: .codes, value: Double(shared.count), weight: Self.weight, terms: shared),
                ofItem: item.id
            )
        }
    }

    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws {}
}
