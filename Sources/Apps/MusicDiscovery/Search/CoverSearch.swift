import Foundation
import VisualIntelligence

/// The search for covers that the app was started with.
final class CoverSearch: Sendable {
    let way: Way
    private let finder: any CoverFinder
    private let prints: CoverPrints
    private let library: MusicLibrary

    /// A way to find covers.
    enum Way: Hashable, Sendable {
        /// A catalog of FoveaSearch, which finds covers anywhere in a picture, in a folder or in memory.
        case catalog(URL?)
        /// A loop over prints, as in Apple's sample.
        case plain
    }

    init(_ library: MusicLibrary, way: Way) {
        self.library = library
        self.way = way
        prints = CoverPrints(library)
        finder =
            switch way {
            case .catalog(let folder): CatalogFinder(library, folder: folder, meanwhile: PrintFinder(prints: prints))
            case .plain: PrintFinder(prints: prints)
            }
    }

    /// Prepares for the first search.
    func prepare() async throws { try await finder.prepare() }

    /// Returns the records that a picture shows, the most likely first.
    func albums(in content: SemanticContentDescriptor, limit: Int = 4) async throws -> [Album] {
        try await finder.albums(in: content, limit: limit).compactMap { library.album($0) }
    }

    /// Returns the records that a picture shows, then those with similar covers, then those of the same genre.
    ///
    /// The first are the answer of the search itself. Without them, the result is empty.
    func everything(for content: SemanticContentDescriptor) async throws -> (shown: Int, albums: [Album]) {
        let shown = try await albums(in: content)
        guard let first = shown.first else { return (0, []) }
        var all = shown
        func add(_ more: some Sequence<Album>) { for album in more where !all.contains(album) { all.append(album) } }
        add(try await prints.lookAlikes(of: first.id, limit: 6).compactMap { library.album($0) })
        add(library.albums(of: first.artist))
        add(library.albums.filter { $0.genre == first.genre || $0.mood == first.mood })
        add(library.albums.sorted { abs($0.year - first.year) < abs($1.year - first.year) })
        return (shown.count, all)
    }
}

extension CoverSearch.Way {
    /// Chooses the way by a program's arguments: the loop with `--plain`, otherwise the catalog, which finds more.
    init(arguments: [String]) {
        self = arguments.contains("--plain") ? .plain : .catalog(Self.cacheFolder)
    }

    private static var cacheFolder: URL? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appending(path: "music-discovery")
    }
}
