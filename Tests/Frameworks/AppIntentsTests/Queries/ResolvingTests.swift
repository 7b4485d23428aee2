@testable import AppIntents
import Testing

@Suite("Resolving identifiers")
struct ResolvingTests {
    @Test("Entities come in the order of the identifiers, and what wasn't asked for is left out")
    func order() async throws {
        let found = try await Careless().resolvedEntities(for: ["3", "gone", "1", "3"])
        #expect(found.map(\.id) == ["3", "1", "3"])
        #expect(try await Careless().resolvedEntities(for: []).isEmpty)
    }

    @Test("10,000 identifiers in any order are resolved in a fraction of a second")
    func speed() async throws {
        let identifiers = (0..<10_000).reversed().map(String.init)
        var fastest = Duration.seconds(30)
        // A quiet machine needs a fifth of this; a comparison of each with each would need a hundred times as much.
        for _ in 0..<10 where fastest >= .milliseconds(250) {
            fastest = try await min(
                fastest,
                ContinuousClock().measure { _ = try await Careless().resolvedEntities(for: identifiers) }
            )
        }
        #expect(fastest < .milliseconds(250))
        #expect(try await Careless().resolvedEntities(for: identifiers).map(\.id) == identifiers)
    }

    @Test("A dependency that is missing fails before the query is asked")
    func dependencies() async {
        await #expect(throws: AppDependencyManager.Error<Unregistered>.self) {
            try await NeedsUnregistered().resolvedEntities(for: ["1"])
        }
    }
}

private struct Unregistered: Sendable {}

/// A query that answers in the order of its own catalog, with one entity too many.
private struct Careless: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
        let wanted = Set(identifiers)
        return (0..<10_000).map(String.init).filter(wanted.contains).compactMap { AlbumCatalog.albums[$0] }
            + [AlbumEntity(id: "unasked", name: "Unasked")]
    }
}

private struct NeedsUnregistered: EntityQuery {
    @Dependency private var missing: Unregistered
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] { [] }
}
