import VisualIntelligence

/// A way to find the record that a picture shows.
protocol CoverFinder: Sendable {
    /// Gets ready, ahead of the first search.
    func prepare() async throws

    /// Returns the records whose covers the picture shows, the surest first; of look-alikes in one place the likelier.
    func albums(in content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID]
}
