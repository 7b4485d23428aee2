@testable import AppIntents
import Synchronization
import Testing

@Suite("Dependencies")
struct AppDependencyTests {
    private let manager = AppDependencyManager()

    @Test("A dependency is found by its type")
    func byType() {
        manager.add(dependency: Catalog(name: "main"))
        #expect(Search(manager: manager).catalog.name == "main")
    }

    @Test("A dependency is found by its key")
    func byKey() {
        manager.add(key: "one", dependency: Catalog(name: "1"))
        manager.add(key: "two", dependency: Catalog(name: "2"))
        #expect(AppDependency<Catalog>(key: "two", manager: manager).wrappedValue.name == "2")
    }

    @Test("A provider runs once, however many tasks ask")
    func once() async throws {
        let count = Counter()
        manager.add {
            count.increment()
            try await Task.sleep(for: .milliseconds(10))
            return Catalog(name: "slow")
        }
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    let search = Search(manager: manager)
                    try await search.loadDependencies()
                    return search.catalog.name
                }
            }
            for try await name in group { #expect(name == "slow") }
        }
        #expect(count.value == 1)
    }

    @Test("A provider that nobody needs never runs")
    func lazy() {
        let count = Counter()
        manager.add { () -> Catalog in
            count.increment()
            return Catalog(name: "unused")
        }
        #expect(count.value == 0)
    }

    @Test("A missing dependency names its type and where to register it")
    func missing() async {
        let error = await #expect(throws: AppDependencyManager.Error<Catalog>.self) {
            try await Search(manager: manager).loadDependencies()
        }
        let text = error?.localizedDescription ?? ""
        #expect(text.contains("No dependency of type Catalog is registered"))
        #expect(error.map { "\($0)" } == text)
        #expect(error.map { String(reflecting: $0) } == text)
        #expect(text.contains("AppDependencyManager.shared.add(dependency: …)"))
    }

    @Test("An error about a key names the key")
    func missingKey() {
        let dependency = AppDependency<Catalog>(key: "archive", manager: manager)
        let error = #expect(throws: AppDependencyManager.Error<Catalog>.self) { try dependency.resolvedValue() }
        #expect(error?.localizedDescription.contains("with the key archive") == true)
    }

    @Test("A provider's failure is told, and the next use tries again")
    func failure() async throws {
        let count = Counter()
        manager.add { () throws -> Catalog in
            if count.increment() == 1 { throw CocoaError(.fileNoSuchFile) }
            return Catalog(name: "second")
        }
        let search = Search(manager: manager)
        let error = await #expect(throws: AppDependencyManager.Error<Catalog>.self) {
            try await search.loadDependencies()
        }
        #expect(error?.localizedDescription.contains("provider of the dependency of type Catalog failed") == true)
        try await search.loadDependencies()
        #expect(search.catalog.name == "second")
    }

    @Test("A value of another type under the key is told")
    func wrongType() {
        manager.add(key: "name", dependency: 7)
        let dependency = AppDependency<Catalog>(key: "name", manager: manager)
        let error = #expect(throws: AppDependencyManager.Error<Catalog>.self) { try dependency.resolvedValue() }
        #expect(error?.localizedDescription.contains("is a Int, not a Catalog") == true)
    }

    @Test("An optional dependency is nil until the type is registered")
    func optional() {
        #expect(AppDependency<Catalog?>(manager: manager).wrappedValue == nil)
        manager.add(dependency: Catalog(name: "there"))
        #expect(AppDependency<Catalog?>(manager: manager).wrappedValue?.name == "there")
    }

    @Test("A default serves where nothing is registered, and what is registered wins")
    func defaults() {
        #expect(AppDependency(manager: manager, default: Catalog(name: "default")).wrappedValue.name == "default")
        manager.add(dependency: Catalog(name: "registered"))
        #expect(AppDependency(manager: manager, default: Catalog(name: "default")).wrappedValue.name == "registered")
    }

    @Test("A value that is assigned wins")
    func assigned() {
        let dependency = AppDependency<Catalog>(manager: manager)
        dependency.wrappedValue = Catalog(name: "assigned")
        #expect(dependency.wrappedValue.name == "assigned")
    }

    @Test("A provider may need another dependency")
    func nested() {
        manager.add(dependency: "nested")
        manager.add { [manager] in Catalog(name: AppDependency<String>(manager: manager).wrappedValue) }
        #expect(Search(manager: manager).catalog.name == "nested")
    }
}

private struct Catalog: Equatable, Sendable {
    let name: String
}

private struct Search: _SupportsAppDependencies, Sendable {
    @Dependency var catalog: Catalog

    init(manager: AppDependencyManager) {
        _catalog = Dependency(manager: manager)
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    @discardableResult
    func increment() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
