import VisualIntelligence

/// Finds landmarks by what they are, and where that tells nothing, by how they look.
struct LandmarkFinder: Sendable {
    let store: LandmarkStore
    let looks: LandmarkLooks

    /// So many landmarks are an answer; the rest is in the app.
    static let limit = 6

    /// Returns the landmarks that content leads to, and by what they were found.
    func landmarks(for content: SemanticContentDescriptor) async throws -> (landmarks: [Landmark], by: MatchKind) {
        let labeled = store.landmarks(labeled: content.labels)
        if !labeled.isEmpty { return (labeled, .label) }
        guard let image = content.pixelBuffer?.image else { return ([], .picture) }
        return (try await looks.landmarks(like: image), .picture)
    }
}
