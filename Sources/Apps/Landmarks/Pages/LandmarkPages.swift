import Foundation
import FoveaProvider

/// The pages of the app.
struct LandmarkPages: Sendable {
    let store: LandmarkStore
    let navigator: LandmarkNavigator
    let map: WorldMap

    init(store: LandmarkStore, navigator: LandmarkNavigator) {
        self.store = store
        self.navigator = navigator
        map = (try? WorldMap.bundled()) ?? WorldMap([])
    }

    func page(_ request: PageRequest) throws -> PageResponse {
        let parts = request.components
        switch (parts.first, parts.count) {
        case (nil, _): return home(request)
        case ("landmarks", 1): return places(request)
        case ("landmarks", 2): return landmark(Int(parts[1]), request)
        case ("collections", 1): return collections(request)
        case ("collections", _): return collection(String(request.path.dropFirst("/collections/".count)), request)
        case ("found", 2): return found(Int(parts[1]), request)
        case ("pictures", 2): return picture(parts[1])
        case ("style.css", 1), ("icon.svg", 1): return try .file(LandmarkStore.resources.appending(path: parts[0]))
        default: return missing(request)
        }
    }

    // Only names of known pictures are used as paths.
    private func picture(_ file: String) -> PageResponse {
        guard let landmark = store.landmarks.first(where: { $0.picture + ".webp" == file }) else { return .notFound }
        return (try? .file(landmark.pictureURL)) ?? .notFound
    }

    func missing(_ request: PageRequest) -> PageResponse {
        let frame = LandmarkFrame(request, nil)
        return frame.page(
            "Off the map",
            status: 404,
            """
            <div class="empty"><h1>Off the map</h1><p>There is no such place here.</p>
            <p><a class="button" href="\(frame.root)">Back to the world</a></p></div>
            """
        )
    }
}
