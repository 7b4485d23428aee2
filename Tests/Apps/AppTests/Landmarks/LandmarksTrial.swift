import Foundation
import FoveaProvider
import FoveaTesting

@testable import Landmarks

/// The app as its tests run it, with the pictures looked at once for all of them.
struct LandmarksTrial: Sendable {
    private static let shared = Result {
        let store = try LandmarkStore.bundled()
        return LandmarkFinder(store: store, looks: LandmarkLooks(store))
    }

    let navigator = LandmarkNavigator()
    let store: LandmarkStore
    let finder: LandmarkFinder
    let pages: LandmarkPages
    let hosted: HostedApp

    init() throws {
        let (finder, navigator) = (try Self.shared.get(), navigator)
        self.finder = finder
        store = finder.store
        pages = LandmarkPages(store: finder.store, navigator: navigator)
        hosted = HostedApp(LandmarksAppIntents.self) { dependencies in
            dependencies.add(dependency: finder)
            dependencies.add(dependency: navigator)
        }
    }

    func get(_ path: String) throws -> PageResponse {
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        let query = parts.count > 1 ? PageRequest.items(ofQuery: parts[1]) : []
        return try pages.page(PageRequest(path: parts[0].removingPercentEncoding ?? parts[0], query: query))
    }
}
