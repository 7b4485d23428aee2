@_spi(FoveaRegistration) @testable import AppIntents
import MediaIntents
import Testing

@Suite("Searches for something to listen to")
struct AudioSearchTests {
    @Test(
        "A query answers by words, by address and by nothing in particular",
        arguments: [
            (AudioSearch.Criteria.searchQuery("blue"), ["1"]),
            (.url([URL(fileURLWithPath: "/songs/2")]), ["2"]),
            (.unspecified, ["1", "2"]),
        ] as [(AudioSearch.Criteria, [String])]
    )
    func query(criteria: AudioSearch.Criteria, identifiers: [String]) async throws {
        let found = try await IntentRunner(host: nil).values(of: SongQuery(), for: AudioSearch(criteria: criteria))
        #expect(found.map(\.id) == identifiers)
    }

    @Test("Text stands for a search by its words, and an address for itself")
    func written() async throws {
        let words = try await IntentInvocation.intent(FindSongs.self, arguments: ["search": "blue"])
        #expect(words.search == AudioSearch(criteria: .searchQuery("blue")))
        let address = try #require(URL(string: "https://example.com/song"))
        let link = try await IntentInvocation.intent(FindSongs.self, arguments: ["search": address.absoluteString])
        #expect(link.search.criteria == .url([address]))
        #expect(String(localized: words.search.displayRepresentation.title) == "blue")
    }

    @Test("The query of a search is found by its input")
    func registration() throws {
        let content = AppIntentsContent(moduleName: "Songs", valueQueries: [SongQuery.self])
        try content.validate()
        #expect(content.valueQuery(for: AudioSearch.self) == SongQuery.self)
    }
}

private struct FindSongs: AppIntent {
    static let title: LocalizedStringResource = "Find Songs"

    @Parameter(title: "Search") var search: AudioSearch

    func perform() async throws -> some IntentResult { .result() }
}

private struct SongEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
    static let defaultQuery = SongEntityQuery()
    static let all = [SongEntity(id: "1", name: "Blue"), SongEntity(id: "2", name: "Hejira")]

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct SongEntityQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SongEntity] {
        SongEntity.all.filter { identifiers.contains($0.id) }
    }
}

private struct SongQuery: IntentValueQuery {
    func values(for input: AudioSearch) async throws -> [SongEntity] {
        switch input.criteria {
        case .searchQuery(let words): SongEntity.all.filter { $0.name.lowercased().contains(words) }
        case .url(let urls): SongEntity.all.filter { song in urls.contains { $0.lastPathComponent == song.id } }
        case .unspecified: SongEntity.all
        }
    }
}
