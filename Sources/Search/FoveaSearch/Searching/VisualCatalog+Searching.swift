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
        try await answer { try await $0.response(to: query) }
    }

    /// Returns the matches that a search left out, page by page.
    ///
    /// Nothing is compared again, so a page costs no more than reading its items. Throws ``VisualCatalogError`` when
    /// the cursor belongs to another catalog.
    /// - Parameters:
    ///   - cursor: The ``VisualSearchResponse/next`` of the page before.
    ///   - limit: The largest number of matches, or nil for that of the page before.
    public func search(after cursor: VisualSearchCursor, limit: Int? = nil) async throws -> VisualSearchResponse {
        try await answer { try await $0.response(after: cursor, limit: limit ?? cursor.limit) }
    }

    private var searcher: CatalogSearcher {
        CatalogSearcher(store: store, indexes: indexes, options: options, wordsOfPictures: wordsOfPictures)
    }

    private func answer(
        _ search: (CatalogSearcher) async throws -> VisualSearchResponse
    ) async throws -> VisualSearchResponse {
        do {
            return try await search(searcher)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw VisualCatalogError(error)
        }
    }
}
