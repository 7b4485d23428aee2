import CatalogStoreEngine
import GeometryEngine
import LocalFeatureEngine

/// Items that look alike are told apart by what is written on them.
///
/// Reading takes longer than all the rest of a search, and loads networks. So nothing is read where the pixels decide:
/// only where several items compete for one place and the likeliest leads by little. Nor is anything read where pixels
/// find nothing: items of one maker share words, which would make up for looks that differ.
extension CandidatePool {
    /// The most items that are told apart.
    private static let rivalLimit = 4
    /// The lead, as a logarithm of odds, that pixels decide by.
    private static let clearLead = 4.0
    /// The probability below which pixels rule an item out.
    private static let leastProbability = 0.2
    /// The share of the smaller of two places that is common to both where items compete.
    private static let commonShare = 0.5

    /// Reads what the picture shows where rivals are placed, and sets what that says of them.
    mutating func readRivals(for search: SearchContext) async throws {
        guard let picture = search.picture, !isRead, holdsMatch(for: search) else { return }
        let rivals = rivals(for: search)
        guard rivals.count > 1, let place = rivals.first?.candidate?.placement?.corners else { return }
        isRead = true
        let reader = RivalReader(rivals: rivals, catalog: search.catalog)
        let findings = try await blocking(.text) {
            try reader.findings { try picture.upright(at: place) }
        }
        for (rival, finding) in zip(rivals, findings) {
            for signal in finding { add(signal, ofItem: rival.id) }
        }
    }

    /// The items that may be at the likeliest one's place, when it doesn't lead clearly.
    private func rivals(for search: SearchContext) -> [RankedItem] {
        let ranking = ranking(for: search)
        guard let first = ranking.first, let place = first.candidate?.placement?.corners, place.isConvex else {
            return []
        }
        let odds = Odds.log(first.probability)
        let rivals = ranking.filter { item in
            guard let other = item.candidate?.placement?.corners, other.isConvex else { return false }
            return item.probability >= Self.leastProbability
                && Odds.log(item.probability) > odds - Self.clearLead
                && place.commonArea(with: other) > Self.commonShare * min(place.area, other.area)
        }
        return Array(rivals.prefix(Self.rivalLimit))
    }
}
