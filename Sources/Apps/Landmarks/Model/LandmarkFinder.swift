import VisualIntelligence

/// Finds landmarks by label or else by appearance.
struct LandmarkFinder: Sendable {
    let store: LandmarkStore
    let looks: LandmarkLooks

    /// The most landmarks in an answer; the rest is in the app.
    static let limit = 6

    /// Returns the landmarks that match the content, and how they were found.
    func landmarks(for content: SemanticContentDescriptor) async throws -> (landmarks: [Landmark], by: MatchKind) {
        let labeled = store.landmarks(labeled: content.labels)
        if !labeled.isEmpty { return (labeled, .label) }
        guard let image = content.pixelBuffer?.image else { return ([], .picture) }
        return (try await looks.landmarks(like: image), .picture)
    }
}
