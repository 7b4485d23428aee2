public import CoreVideo
import InferenceEngine
import Synchronization
import LocalFeatureEngine
import PictureEngine
public import VisualIntelligence

extension VisualCatalog {
    /// Finds the items that a descriptor shows.
    ///
    /// The pixels decide where there are any; otherwise the labels find items that have them.
    public func search(
        _ descriptor: SemanticContentDescriptor,
        limit: Int = 10
    ) async throws -> VisualSearchResponse {
        try await search(
            VisualQuery(
                picture: descriptor.pixelBuffer.map { .pixelBuffer($0) },
                labels: descriptor.labels,
                limit: limit
            )
        )
    }

    /// Finds the items that a pixel buffer shows.
    public func search(_ pixelBuffer: CVReadOnlyPixelBuffer, limit: Int = 10) async throws -> VisualSearchResponse {
        try await search(VisualQuery(picture: .pixelBuffer(pixelBuffer), limit: limit))
    }

    /// Finds the items that a query asks for.
    public func search(_ query: VisualQuery) async throws -> VisualSearchResponse {
        try await BlockingWork.run { try self.answer(query) }
    }

    private func answer(_ query: VisualQuery) throws -> VisualSearchResponse {
        var durations = SearchDurations()
        let (index, pictures) = items.withLock { $0.featureIndex() }
        let entries = items.withLock { $0.entries }
        var matches: [VisualMatch] = []
        if let picture = query.picture {
            let opened = try picture.opened(limits: options.decodingLimits)
            let focus = try PictureFocus(region: query.region, point: query.point)
            // A point is looked at closely first; the whole region speaks only where that finds nothing.
            for part in try durations.measure(.features, { try focus.parts(of: opened) }) where matches.isEmpty {
                let scene = try durations.measure(.features) { try LocalFeatureEngine.scene(of: opened, region: part) }
                let candidates = try durations.measure(.voting) {
                    try index.candidates(for: scene.features, limit: 20)
                }
                durations.measure(.placing) {
                    for candidate in candidates {
                        let indexed = pictures[candidate.item]
                        guard let entry = entries[indexed.item], query.filter?.matches(entry.item.metadata) ?? true,
                            let placement = scene.placement(of: entry.pictures[indexed.number].features),
                            placement.isCertain, focus.holds(MatchedQuad(placement, in: part))
                        else { continue }
                        matches.append(VisualMatch(entry.item, placement, in: part, pictureIndex: indexed.number))
                    }
                }
            }
        }
        matches.sort { ($0.probability, $1.id) > ($1.probability, $0.id) }
        var seen: Set<String> = []
        matches = matches.filter { seen.insert($0.id).inserted }
        return VisualSearchResponse(
            matches: Array(matches.prefix(query.limit)),
            hasMore: matches.count > query.limit,
            plan: SearchPlan(kind: .indexed, allowedCount: entries.count, reason: "The query has no filter."),
            durations: durations,
            minimumProbability: query.minimumProbability ?? 0.5
        )
    }
}

extension VisualMatch {
    init(_ item: VisualItem, _ placement: ItemPlacement, in part: PictureRegion, pictureIndex: Int) {
        // Half a chance at the support that strangers hardly reach.
        let probability = placement.support / (placement.support + 5)
        self.init(
            item: item,
            probability: probability,
            signals: [
                VisualSignal(
                    kind: .features,
                    value: Double(placement.inliers),
                    weight: 0,
                    details: [
                        "agreement": placement.agreement, "cover": placement.cover, "error": placement.error,
                        "matched": Double(placement.matched),
                    ]
                )
            ],
            quad: MatchedQuad(placement, in: part),
            pictureIndex: pictureIndex,
            path: .pixels
        )
    }
}
