import Foundation
import Synchronization

/// Where the app stands, and the searches that it was opened with.
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

    /// So many searches are kept; the oldest is forgotten.
    static let searchCount = 32

    private let state = Mutex(State())

    var page: Page { state.withLock { $0.page } }

    func open(_ page: Page) { state.withLock { $0.page = page } }

    /// Keeps what a picture led to, and returns its number.
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

    /// The path of the page where the app stands.
    var path: String {
        switch page {
        case .home: "/"
        case .album(let id): "/albums/" + id
        case .concert(let id): "/concerts/" + id
        case .search(let id): "/search/\(id)"
        }
    }
}

/// What a picture led to.
struct VisualResults: Identifiable, Sendable {
    let id: Int
    /// The records, the surest first.
    let albums: [Album.ID]
    /// How many of them the picture shows.
    let shown: Int
    /// A small copy of the picture.
    let picture: Data?
}
