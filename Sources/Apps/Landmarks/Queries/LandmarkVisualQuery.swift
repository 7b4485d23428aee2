import AppIntents
import VisualIntelligence

/// Answers a visual search with landmarks, by label or else by appearance, and with the collections of the first.
struct LandmarkVisualQuery: IntentValueQuery {
    @Dependency
    private var finder: LandmarkFinder

    func values(for input: SemanticContentDescriptor) async throws -> [LandmarkSearchResult] {
        let (landmarks, kind) = try await finder.landmarks(for: input)
        var results = landmarks.prefix(LandmarkFinder.limit).map { landmark in
            LandmarkSearchResult.landmark(LandmarkEntity(landmark, matchedBy: kind))
        }
        if let best = landmarks.first {
            results += finder.store.collections(containing: best.id).map { .collection(finder.entity($0)) }
        }
        return results
    }
}
