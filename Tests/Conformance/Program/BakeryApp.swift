import AppIntents
import Foundation

/// A whole program with an app's entry point.
@main
struct BakeryApp {
    private let oven = Oven()

    init() {
        let oven = oven
        AppDependencyManager.shared.add(dependency: oven)
    }

    static func main() async throws {
        let app = BakeryApp()
        let bake = BakeIntent()
        bake.bread = BreadEntity(id: "rye")
        bake.loaves = 2
        let result = try await bake.perform()
        let baked = await app.oven.baked
        print(result.value ?? 0, baked.joined(separator: ", "))
    }
}
