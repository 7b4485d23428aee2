import AppIntents
import CoreSpotlight
import Foundation

struct LandmarksApp {
    let store: LandmarkStore

    init() throws {
        let store = LandmarkStore(file: try LandmarkFile.load())
        self.store = store
        AppDependencyManager.shared.add(dependency: store)
        AppDependencyManager.shared.add { await LandmarkScreen() }
    }

    static func main() async throws {
        let app = try LandmarksApp()
        try await app.store.prepare()
        let entities = try await LandmarkEntity.defaultQuery.allEntities()
        try await CSSearchableIndex(name: "Landmarks").indexAppEntities(entities)
        for entity in entities { print(entity.name, entity.appLinkURL?.absoluteString ?? "") }
    }
}
