@testable import AppIntents
import Synchronization
import Testing

@Suite("Resolving identifiers")
struct ResolvingTests {
    @Test("Entities come in the order of the identifiers, and what wasn't asked for is left out")
    func order() async throws {
        let found = try await Careless().resolvedEntities(for: ["3", "gone", "1", "3"])
        #expect(found.map(\.id) == ["3", "1", "3"])
        #expect(try await Careless().resolvedEntities(for: []).isEmpty)
    }

    @Test("10,000 identifiers in any order are resolved without a comparison of each with each")
    func effort() async throws {
        let identifiers = (0..<10_000).reversed().map(Shelfmark.init)
        let found = try await ShelfQuery().resolvedEntities(for: identifiers)
        #expect(found.map(\.id.number) == identifiers.map(\.number))
        // A table needs a few for each of them; each with each would be fifty million.
        #expect(Shelfmark.comparisons.withLock { $0 } < 200_000)
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

/// An identifier that counts how often two of its kind are compared.
private struct Shelfmark: Hashable, EntityIdentifierConvertible {
    static let comparisons = Mutex(0)
    let number: Int

    static func == (left: Shelfmark, right: Shelfmark) -> Bool {
        comparisons.withLock { $0 += 1 }
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    var entityIdentifierString: String { String(number) }
    static func entityIdentifier(for string: String) -> Shelfmark? { Int(string).map(Shelfmark.init) }
}

private struct Volume: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
    static let defaultQuery = ShelfQuery()
    let id: Shelfmark
    var displayRepresentation: DisplayRepresentation { "Volume" }
}

/// A query that answers in the order of its own shelf.
private struct ShelfQuery: EntityQuery {
    func entities(for identifiers: [Shelfmark]) async throws -> [Volume] {
        identifiers.sorted { $0.number < $1.number }.map(Volume.init)
    }
}

private struct NeedsUnregistered: EntityQuery {
    @Dependency private var missing: Unregistered
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] { [] }
}
