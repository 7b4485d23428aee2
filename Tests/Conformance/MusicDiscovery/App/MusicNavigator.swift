import Foundation
import Observation

/// Where the app is.
@MainActor
@Observable
final class MusicNavigator {
    enum Page: Hashable {
        case library
        case album(Album.ID)
        case concert(Concert.ID)
        case search([Album.ID])
    }

    private(set) var page = Page.library
    private(set) var history: [Page] = []

    func open(_ page: Page) {
        history.append(self.page)
        self.page = page
    }
}
