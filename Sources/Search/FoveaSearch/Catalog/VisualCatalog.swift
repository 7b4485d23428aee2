import CatalogStoreEngine
import ConcurrencyEngine
public import Foundation

/// A catalog of items, which finds the one that a picture shows.
///
/// A catalog is a file with everything it needs. Adding, changing and searching may go on at the same time, in one
/// process or several.
///
/// ```swift
/// struct AlbumSearch: IntentValueQuery {
///     @Dependency var catalog: VisualCatalog
///
///     func values(for input: SemanticContentDescriptor) async throws -> [AlbumEntity] {
///         try await catalog.search(input).matches.map { AlbumEntity($0.item) }
///     }
/// }
/// ```
///
/// A picture of something that isn't in the catalog finds nothing. Every match says how probable it is and what speaks
/// for it.
public final class VisualCatalog: Sendable {
    /// The location of the catalog's file, or nil for one in memory.
    public let url: URL?
    let options: Options
    let store: CatalogStore
    let indexes: CatalogIndexes
    let wordsOfPictures = WordsOfPictures()

    /// The probability that matches must reach without calibration.
    public static let standardThreshold: Double = 0.5

    /// The name of the learned threshold in the store.
    static let thresholdName = "probability"

    /// Opens a catalog, making its file when there is none.
    ///
    /// Only the file's head is read, however many items there are. Throws when the file is damaged, of another kind, or
    /// can't be used; it stays as it is then.
    public convenience init(at url: URL, options: Options = Options()) async throws(VisualCatalogError) {
        let path = url.standardizedFileURL.path
        let store = try await Self.blocking {
            try CatalogStore(path: path, access: options.access.stored, patience: options.patience)
        }
        self.init(url: url.standardizedFileURL, store: store, options: options)
    }

    /// Opens a catalog in memory.
    public static func inMemory(options: Options = Options()) async throws(VisualCatalogError) -> VisualCatalog {
        VisualCatalog(url: nil, store: try await blocking { try CatalogStore.temporary() }, options: options)
    }

    private init(url: URL?, store: CatalogStore, options: Options) {
        self.url = url
        self.store = store
        self.options = options
        indexes = CatalogIndexes(store: store, files: url.map { IndexFiles(catalog: $0.path) }, options: options)
    }
}

// MARK: - Work that blocks

extension VisualCatalog {
    /// Runs work away from Swift's tasks, and turns what the engines throw into this module's error.
    static func blocking<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws(VisualCatalogError) -> Value {
        do {
            return try await BlockingWork.run(body)
        } catch {
            throw VisualCatalogError(error)
        }
    }
}
