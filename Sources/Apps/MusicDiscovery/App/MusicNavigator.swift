import Foundation
import Synchronization

/// The current page of the app, and its recent searches.
final class MusicNavigator: Sendable {
    enum Page: Hashable, Sendable {
        case home
        case album(Album.ID)
        case concert(Concert.ID)
        case search(VisualResults.ID)
    }

    private struct State {
        var page = Page.home
        var searches: [VisualResults] = []
        var nextSearch = 1
    }

    /// The number of stored searches; the oldest is dropped.
    static let searchCount = 32

    private let state = Mutex(State())

    var page: Page { state.withLock { $0.page } }

    func open(_ page: Page) { state.withLock { $0.page = page } }

    /// Stores the results of a search, and returns them with their number.
    func keep(_ albums: [Album.ID], shown: Int, picture: Data?) -> VisualResults.ID {
        state.withLock { state in
            let number = state.nextSearch
            state.nextSearch += 1
            state.searches.append(VisualResults(id: number, albums: albums, shown: shown, picture: picture))
            if state.searches.count > Self.searchCount { state.searches.removeFirst() }
            return number
        }
    }

    func search(_ id: VisualResults.ID) -> VisualResults? {
        state.withLock { state in state.searches.first { $0.id == id } }
    }

    /// The path of the current page.
    var path: String {
        switch page {
        case .home: "/"
        case .album(let id): "/albums/" + id
        case .concert(let id): "/concerts/" + id
        case .search(let id): "/search/\(id)"
        }
    }
}

/// The results of a visual search.
struct VisualResults: Identifiable, Sendable {
    let id: Int
    /// The records, the most likely first.
    let albums: [Album.ID]
    /// The number of records that the picture shows.
    let shown: Int
    /// A small copy of the picture.
    let picture: Data?
}
