import AppIntents
import Testing

@Suite("Queries")
struct EntityQueryTests {
    @Test("Identifiers of entities that don't exist are left out")
    func missing() async throws {
        let found = try await AlbumQuery().entities(for: ["1", "gone", "2"])
        #expect(found.map(\.id) == ["1", "2"])
    }

    @Test("A query that lists all entities suggests them and offers them")
    func enumerable() async throws {
        #expect(try await AlbumQuery().suggestedEntities().count == 10_000)
        #expect(try await AlbumQuery().results().items.count == 10_000)
        #expect(try await AlbumQuery().entities(matching: "9999").map(\.id) == ["9999"])
    }

    @Test("As many entities are made as there are identifiers, thousands of them")
    func thousands() async throws {
        let identifiers = (0..<10_000).map(String.init)
        #expect(try await NewAlbums().entities(for: identifiers).map(\.id) == identifiers)
    }

    @Test("A query knows how its entities look")
    func looks() async throws {
        let looks = try await AlbumQuery().displayRepresentations(for: ["1", "gone"])
        #expect(looks.keys.sorted() == ["1"])
        #expect(looks["1"]?.image == .init(named: "cover-1"))
    }

    @Test("A unique entity is found under its own identifier alone")
    func unique() async throws {
        #expect(try await SettingsQuery().entities(for: [1, 2]).map(\.id) == [1])
        #expect(try await SettingsQuery().entities(for: [2]).isEmpty)
        #expect(try await SettingsQuery().suggestedEntities().map(\.id) == [1])
    }

    @Test("A value query answers in its own order, and may answer sections")
    func values() async throws {
        #expect(try await AlbumsNamed().values(for: "3").map(\.id) == ["3", "33"])
        let sections = try await GenresNamed().values(for: "")
        #expect(sections.items == [.jazz, .soul])
        #expect(sections.sections.first?.items.first?.description == DisplayRepresentation(title: "Cool"))
        #expect(IntentItemCollection<Genre>.empty.items.isEmpty)
    }
}

/// A query that makes its entities for every call, as one over a database does.
private struct NewAlbums: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AlbumEntity] {
        identifiers.map { AlbumEntity(id: $0, name: $0) }
    }
}

private struct Settings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = SettingsQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

private struct SettingsQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Settings { Settings(id: 1) }
}

private struct AlbumsNamed: IntentValueQuery {
    func values(for input: String) async throws -> [AlbumEntity] {
        [input, input + input].compactMap { AlbumCatalog.albums[$0] }
    }
}

private struct GenresNamed: IntentValueQuery {
    func values(for input: String) async throws -> IntentItemCollection<Genre> {
        IntentItemCollection(
            promptLabel: "Which genre?",
            sections: [
                IntentItemSection("Old", items: [IntentItem(.jazz, title: "Cool")]),
                IntentItemSection(items: [Genre.soul]),
            ]
        )
    }
}
