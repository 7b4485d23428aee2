import Foundation
import FoveaProvider
import FoveaTesting

@testable import MusicDiscovery

/// The app as its tests run it, with the covers looked at once for all of them.
struct MusicTrial: Sendable {
    private static let music = Result { try MusicLibrary.bundled() }

    private static let catalog = Result {
        let library = try music.get()
        return CoverSearch(CatalogFinder(library, folder: nil), library: library)
    }

    private static let prints = Result {
        let library = try music.get()
        return CoverSearch(PrintFinder(library), library: library)
    }

    let navigator = MusicNavigator()
    let library: MusicLibrary
    let finder: CoverSearch
    let pages: MusicPages
    let hosted: HostedApp

    init(_ way: CoverSearch.Way = .catalog) throws {
        let library = try Self.music.get()
        let finder = try way == .catalog ? Self.catalog.get() : Self.prints.get()
        let (shelf, navigator) = (RecordShelf(library), navigator)
        let concerts = UpcomingConcertManager(sources: [PublishedConcerts { library.concerts(from: Date()) }])
        self.library = library
        self.finder = finder
        pages = MusicPages(shelf: shelf, concerts: concerts, navigator: navigator)
        hosted = HostedApp(MusicDiscoveryAppIntents.self) { dependencies in
            dependencies.add(dependency: shelf)
            dependencies.add(dependency: finder)
            dependencies.add(dependency: concerts)
            dependencies.add(dependency: navigator)
        }
    }

    func get(_ path: String) async throws -> PageResponse {
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        return try await pages.page(
            PageRequest(
                path: parts[0].removingPercentEncoding ?? parts[0],
                query: parts.count > 1 ? PageRequest.items(ofQuery: parts[1]) : []
            )
        )
    }
}
