import AppIntents
import Testing
import VisualIntelligence

@Suite("Macros where the main actor is the default")
struct MainActorTests {
    @Test("A union is used off the main actor, and keeps its order")
    nonisolated func union() async throws {
        let found = try await MusicSearch().values(for: "Ella").items
        #expect(
            found.map { value in
                switch value {
                case .album(let album): "album \(album.id)"
                case .artist(let name): name
                }
            } == ["Ella", "album 1", "Another"]
        )
        #expect(SearchResult.Cases.album.localizedStringResource.key == "An Album")
        #expect(SearchResult.typeDisplayRepresentation.name.key == "Result")
        #expect(typesInside().map { "\($0)" } == ["String", "Int"])
        #expect(PublicResult.Cases.allCases == [.text, .count, .default])
    }

    @Test("Properties of a schema are parameters")
    nonisolated func parameters() {
        let intent = SearchText()
        intent.$criteria.wrappedValue = StringSearchCriteria(term: "blue")
        #expect(intent.criteria.term == "blue")
        #expect(SearchText.title.key == "Search Text")
        #expect(ShowMore.title.key == "Show More")
        #expect(ShowMore.openAppWhenRun)
        #expect(ShowInScene.__appSchemaIntent.identifier == "visualIntelligence.semanticContentSearch")
        #expect(!ShowInScene.isAssistantOnly)
    }

    @Test("An entity of a schema has its properties and a name")
    nonisolated func entity() {
        let photo = PhotoEntity(id: "a")
        #expect(photo.$isFavorite.title.key == "Favorite")
        #expect(photo.$title.title.key == "Name")
        #expect(photo.isFavorite)
        #expect(PhotoEntity.typeDisplayRepresentation.name.key == "Photo Entity")
        #expect(PhotoKind.caseDisplayRepresentations[.video]?.title.key == "Video")
    }

    @Test("Computed properties are read and written through their projection")
    nonisolated func computed() {
        let album = AlbumEntity(id: 2, name: "Two")
        #expect(album.$capitals.wrappedValue == "TWO")
        #expect(album.$capitals.title.key == "Capitals")
        album.$alias.wrappedValue = "Zwei"
        #expect(album.name == "Zwei")
    }
}
