import VisualIntelligence

/// A way to find the record that a picture shows.
protocol CoverFinder: Sendable {
    /// Prepares for the first search.
    func prepare() async throws

    /// Returns the records whose covers the picture shows, the most likely first; of look-alikes in one place only the
    /// likelier.
    func albums(in content: SemanticContentDescriptor, limit: Int) async throws -> [Album.ID]
}
