import Foundation
import FoveaProvider
import FoveaTesting

@testable import MusicDiscovery

/// The app as its tests run it, with the covers looked at once for all of them.
struct MusicTrial: Sendable {
    private static let music = Result { try MusicLibrary.bundled() }

    private static let catalog = Result { CoverSearch(try music.get(), way: .catalog(nil)) }

    private static let plain = Result { CoverSearch(try music.get(), way: .plain) }

    let navigator = MusicNavigator()
    let library: MusicLibrary
    let finder: CoverSearch
    let pages: MusicPages
    let hosted: HostedApp

    init(isPlain: Bool = false) throws {
        let library = try Self.music.get()
        let finder = try isPlain ? Self.plain.get() : Self.catalog.get()
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

    /// Returns the records of a search, page after page, as a person reads them.
    func pages(from path: String) async throws -> [Album.ID] {
        var (found, next): ([Album.ID], String?) = ([], path)
        while let path = next, found.count < 1_000 {
            let page = String(decoding: try await get(path).body, as: UTF8.self)
            found += page.matches(of: /<li class="card"><a href="[.\/]*albums\/([^"]+)"/).map { String($0.1) }
            let link = page.firstMatch(of: /rel="next" href="([^"]+)"/).map {
                String($0.1).replacing("&amp;", with: "&")
            }
            next = link.flatMap { URL(string: $0, relativeTo: URL(string: "http://app" + path)) }
                .map { $0.path(percentEncoded: true) + "?" + ($0.query(percentEncoded: true) ?? "") }
        }
        return found
    }
}
