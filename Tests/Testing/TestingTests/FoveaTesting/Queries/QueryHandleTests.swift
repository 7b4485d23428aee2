import FoveaTesting
import Testing

@Suite("Queries of hosted apps")
struct QueryHandleTests {
    private struct AllConcerts: EnumerableEntityQuery {
        @Dependency var catalog: MusicCatalog

        func entities(for identifiers: [Int]) async throws -> [ConcertEntity] {
            catalog.concerts.filter { identifiers.contains($0.id) }
        }

        func allEntities() async throws -> [ConcertEntity] { catalog.concerts }
    }

    private func app() -> HostedApp { HostedApp(MusicAppIntents.self) { $0.add(dependency: MusicCatalog()) } }

    @Test("Entities are found by identifier and by text; what doesn't exist is left out")
    func entities() async throws {
        let query = app().query(AlbumQuery.self)
        #expect(try await query.entities(for: ["hejira", "none", "blue"]).map(\.name) == ["Blue", "Hejira"])
        #expect(try await query.entities(matching: "hej").map(\.id) == ["hejira"])
        #expect(try await query.suggestedEntities().isEmpty)
        #expect(try await app().query(AllConcerts.self).allEntities().map(\.id) == [7])
        #expect(try await app().query(AllConcerts.self).suggestedEntities().map(\.id) == [7])
    }

    @Test("Values come as the app answers them")
    func values() async throws {
        let values = try await app().query(MusicSearch.self).values(for: SemanticContentDescriptor(labels: ["a"]))
        guard case .album(let album) = values.first else {
            Issue.record("The first value is no album.")
            return
        }
        #expect(album.id == "hejira")
    }
}
