import AppIntents
#if canImport(VisualIntelligence)
    import VisualIntelligence
#endif

/// Answers with landmarks by label, or else by look, and with the collections of the first.
struct LandmarkVisualQuery: IntentValueQuery {
    @Dependency private var store: LandmarkStore

    func values(for input: SemanticContentDescriptor) async throws -> [LandmarkSearchResult] {
        let (landmarks, kind) = try await matches(for: input)
        var results: [LandmarkSearchResult] = []
        for landmark in landmarks {
            let thumbnail = await store.thumbnail(of: landmark)
            results.append(.landmark(LandmarkEntity(landmark: landmark, thumbnail: thumbnail, matchedBy: kind)))
        }
        if let best = landmarks.first {
            results += store.collections(containing: best.id).map { .collection(CollectionEntity($0)) }
        }
        return results
    }

    private func matches(for input: SemanticContentDescriptor) async throws -> ([Landmark], MatchKind) {
        let labeled = store.landmarks(labeled: input.labels)
        if !labeled.isEmpty { return (labeled, .label) }

        guard
            let pixelBuffer: CVReadOnlyPixelBuffer = input.pixelBuffer,
            let image = ImageConverter().imageByCoreImage(pixelBuffer)
        else { return ([], .picture) }
        return (try await store.landmarks(lookingLike: image), .picture)
    }
}
