public import CoreVideo
public import VisualIntelligence

extension VisualCatalog {
    /// Finds the items that a descriptor shows.
    ///
    /// The pixels decide where there are any; otherwise the labels find items that have them. A match's
    /// ``VisualMatch/path-swift.property`` says which it was.
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
    ///
    /// Throws ``VisualCatalogError``, or `CancellationError` as soon as the task is cancelled. A query that finds
    /// nothing is no error.
    public func search(_ query: VisualQuery) async throws -> VisualSearchResponse {
        do {
            return try await CatalogSearcher(store: store, indexes: indexes, options: options).response(to: query)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw VisualCatalogError(error)
        }
    }
}
