import CatalogStoreEngine
import Foundation

/// Evidence by labels: the item is what the query says to see.
///
/// Where there are pixels, labels tip the scale between items that the pixels allow, and never outweigh pixels that
/// contradict. Without pixels they are all there is, and an item that has them answers.
struct LabelEvidence: EvidenceSource {
    let kind = VisualSignal.Kind.labels
    /// The most items that labels alone propose.
    static let candidateLimit = 200

    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws {
        let labels = Self.words(search.query.labels)
        guard !labels.isEmpty, !search.hasPixels else { return }
        let found = try await pool.blocking(.words) {
            try search.catalog.snapshot.items(
                limit: Self.candidateLimit,
                matching: .all([.any(Self.spellings(search.query.labels)), search.query.storedFilter])
            )
        }
        for item in found { pool.insert(item: item.id) }
    }

    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws {
        let labels = Self.words(search.query.labels)
        guard !labels.isEmpty, !pool.items.isEmpty else { return }
        let ids = pool.items.keys.sorted()
        let items = try await pool.blocking(.words) {
            try ids.compactMap { try search.catalog.snapshot.item($0) }
        }
        for item in items {
            let own = Self.words(item.labels)
            guard !own.isEmpty else { continue }
            let shared = labels.filter(own.contains)
            let share = Double(shared.count) / Double(labels.count)
            pool.set(
                VisualSignal(
                    kind: .labels,
                    value: share,
                    weight: Self.weight(ofShare: share, search),
                    terms: shared
                ),
                ofItem: item.id
            )
        }
    }

    private static func weight(ofShare share: Double, _ search: SearchContext) -> Double {
        // The classifier names most pictures of an item alike, and some pictures of others too.
        if search.hasPixels { return share > 0 ? 1.5 * share : -0.5 }
        return share > 0 ? Odds.log(0.55 + 0.4 * share) - search.catalog.chance : 0
    }

    /// The labels as an item may spell them: the store tells cases apart.
    private static func spellings(_ labels: [String]) -> [CatalogFilter] {
        Set(labels.flatMap { [$0, $0.lowercased(), $0.capitalized] }).sorted().map { .label($0) }
    }

    private static func words(_ labels: [String]) -> [String] { labels.map { $0.lowercased() } }
}
