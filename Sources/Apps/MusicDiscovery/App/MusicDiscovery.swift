import Foundation
public import FoveaProvider

/// Music: records and concerts, found by pointing at a cover.
public struct MusicDiscovery: ProviderApp {
    private let navigator = MusicNavigator()
    private let pages: MusicPages?

    /// Creates the app.
    public init() {
        let navigator = navigator
        AppDependencyManager.shared.add(dependency: navigator)
        guard let library = try? MusicLibrary.bundled() else {
            pages = nil
            return
        }
        let shelf = RecordShelf(library)
        let finder = CoverSearch(library, way: CoverSearch.Way(arguments: CommandLine.arguments))
        let now = MusicCalendar.now()
        let published = PublishedConcerts { library.concerts(from: now()) }
        let calendar = CalendarConcerts(artists: library.artists)
        let concerts = UpcomingConcertManager(sources: [published, calendar], now: now)
        AppDependencyManager.shared.add(dependency: shelf)
        AppDependencyManager.shared.add(dependency: finder)
        AppDependencyManager.shared.add(dependency: concerts)
        pages = MusicPages(shelf: shelf, concerts: concerts, navigator: navigator)
        // The covers are indexed in the background; a search that comes sooner uses the prints shipped with the app.
        Task.detached { try? await finder.prepare() }
    }

    /// The path of the current page.
    public var place: String { navigator.path }

    /// Returns a page of the app, or one of its resources.
    public nonisolated func page(_ request: PageRequest) async throws -> PageResponse {
        guard let pages else { return .text("Music's library is missing. Install Music again.", status: 500) }
        return try await pages.page(request)
    }
}
