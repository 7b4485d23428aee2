import CoreSpotlight
public import FoveaProvider

/// Landmarks: places of the world, found by what they are and how they look.
public struct Landmarks: ProviderApp {
    private let navigator = LandmarkNavigator()
    private let pages: LandmarkPages?

    /// Creates the app.
    public init() {
        let navigator = navigator
        AppDependencyManager.shared.add(dependency: navigator)
        guard let store = try? LandmarkStore.bundled() else {
            pages = nil
            return
        }
        let finder = LandmarkFinder(store: store, looks: LandmarkLooks(store))
        AppDependencyManager.shared.add(dependency: finder)
        pages = LandmarkPages(store: store, navigator: navigator)
        // The pictures are loaded in the background; a search that comes sooner waits for the rest.
        Task.detached {
            try? await finder.looks.prepare()
            try? await CSSearchableIndex(name: "Landmarks").indexAppEntities(store.landmarks.map { LandmarkEntity($0) })
        }
    }

    /// The path of the current page.
    public var place: String { navigator.path }

    /// Opens the landmark or the collection of a link.
    public func openURL(_ url: URL) async throws -> Bool {
        switch AppLink(url) {
        case .landmark(let id) where pages?.store.landmark(id) != nil: navigator.open(.landmark(id))
        case .collection(let id) where pages?.store.collection(id) != nil: navigator.open(.collection(id))
        default: return false
        }
        return true
    }

    /// Returns a page of the app, or one of its resources.
    public nonisolated func page(_ request: PageRequest) async throws -> PageResponse {
        guard let pages else { return .text("The list of landmarks is missing. Install Landmarks again.", status: 500) }
        return try pages.page(request)
    }
}
