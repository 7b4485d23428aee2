public import Foundation
import PrintEngine
import Synchronization

/// The items of an app or a collection, which finds the one that a picture shows.
///
/// A catalogue is a file with everything it needs. Adding, changing and searching may go on at the same time, in one
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
/// A picture of something that isn't in the catalogue finds nothing. Every match says how probable it is and what
/// speaks for it.
public final class VisualCatalog: Sendable {
    /// The location of the catalogue's file, or nil when it lives in memory.
    public let url: URL?
    let options: Options
    let items = Mutex(MemoryItems())

    /// Opens a catalogue, making its file when there is none.
    ///
    /// Nothing is read but the file's head, however many items there are.
    public init(at url: URL, options: Options = Options()) async throws(VisualCatalogError) {
        self.url = url
        self.options = options
    }

    /// Opens a catalogue that lives in memory and ends with the process.
    public static func inMemory(options: Options = Options()) -> VisualCatalog {
        VisualCatalog(options: options)
    }

    private init(options: Options) {
        url = nil
        self.options = options
    }
}
