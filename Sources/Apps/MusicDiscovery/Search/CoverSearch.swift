import Foundation
import VisualIntelligence

/// The search for covers that the app was started with.
final class CoverSearch: Sendable {
    private let finder: any CoverFinder
    private let library: MusicLibrary

    init(_ finder: any CoverFinder, library: MusicLibrary) {
        self.finder = finder
        self.library = library
    }

    /// A Boolean value that indicates whether whole prints are compared.
    var comparesPrints: Bool { finder is PrintFinder }

    /// Looks at all covers, ahead of the first search.
    func prepare() async throws { try await finder.prepare() }

    /// Returns the records that a picture shows, the surest first.
    func albums(in content: SemanticContentDescriptor, limit: Int = 4) async throws -> [Album] {
        try await finder.albums(in: content, limit: limit).compactMap { library.album($0) }
    }

    /// Returns the records that a picture shows, then those that look like them, then those that sound like them.
    ///
    /// The first are what the search itself answers. Where nothing is shown, nothing follows.
    func everything(for content: SemanticContentDescriptor) async throws -> (shown: Int, albums: [Album]) {
        let shown = try await albums(in: content)
        guard let first = shown.first else { return (0, []) }
        var all = shown
        func add(_ more: some Sequence<Album>) { for album in more where !all.contains(album) { all.append(album) } }
        add(try await finder.lookAlikes(of: content, limit: 6).compactMap { library.album($0) })
        add(library.albums(of: first.artist))
        add(library.albums.filter { $0.genre == first.genre || $0.mood == first.mood })
        add(library.albums.sorted { abs($0.year - first.year) < abs($1.year - first.year) })
        return (shown.count, all)
    }
}

extension CoverSearch {
    /// A way to search, chosen when the app starts.
    enum Way: String { case catalog, prints }

    /// The way that `MUSIC_SEARCH` names, or else the catalogue, which finds more.
    static func chosen(
        for library: MusicLibrary,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> CoverSearch {
        let finder: any CoverFinder =
            switch Way(rawValue: environment["MUSIC_SEARCH"] ?? "") ?? .catalog {
            case .prints: PrintFinder(library)
            case .catalog: CatalogFinder(library, folder: cacheFolder)
            }
        return CoverSearch(finder, library: library)
    }

    private static var cacheFolder: URL? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appending(path: "music-discovery")
    }
}
