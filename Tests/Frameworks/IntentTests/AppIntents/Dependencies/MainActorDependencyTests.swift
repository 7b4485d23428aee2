@testable import AppIntents
import Testing

@Suite("Dependencies on the main actor")
@MainActor
struct MainActorDependencyTests {
    private let manager = AppDependencyManager()

    @Test("A provider that makes a value of the main actor is waited for there")
    func hop() {
        manager.add { await Navigation() }
        #expect(AppDependency<Navigation>(manager: manager).wrappedValue.name == "main")
    }

    @Test("A provider that waits for something else is waited for on the main actor")
    func elsewhere() {
        manager.add { () async throws -> Int in
            try await Task.sleep(for: .milliseconds(5))
            return 7
        }
        #expect(AppDependency<Int>(manager: manager).wrappedValue == 7)
    }

    @Test("A provider that needs another dependency of the main actor is waited for there")
    func nested() {
        manager.add { await Navigation() }
        manager.add { @MainActor [manager] () async -> String in
            AppDependency<Navigation>(manager: manager).wrappedValue.name
        }
        #expect(AppDependency<String>(manager: manager).wrappedValue == "main")
    }

    @Test("An intent that performs on the main actor reads its dependencies there")
    func intent() async throws {
        let dependency = AppDependency<Navigation>(manager: manager)
        manager.add { await Navigation() }
        let value = try await IntentRunner(host: nil).run(ReadsNavigation(dependency)).value
        #expect(value == "main")
        #expect(dependency.wrappedValue.name == "main")
    }

    @Test("What stands still says so, and what to do")
    func standstill() {
        let error = AppDependencyManager.StandstillError(type: "Navigation")
        #expect(error.localizedDescription.contains("dependency of type Navigation"))
        #expect(error.localizedDescription.contains("AppDependencyManager.shared.add(dependency: value)"))
    }
}

@MainActor
private final class Navigation {
    let name: String

    init(name: String = "main") { self.name = name }
}

private struct ReadsNavigation: AppIntent {
    static let title: LocalizedStringResource = "Reads"
    private let navigation: AppDependency<Navigation>

    init() { navigation = AppDependency() }
    init(_ navigation: AppDependency<Navigation>) { self.navigation = navigation }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: navigation.wrappedValue.name)
    }
}
