import AppIntents
import Testing
import VisualIntelligence

@Suite("A music app in Swift 5 mode", .serialized)
@MainActor
struct MusicSampleTests {
    private let catalog = MusicCatalog(names: ["Blue", "Hejira"])
    private let navigation = MusicNavigation()

    init() {
        let catalog = catalog
        let navigation = navigation
        AppDependencyManager.shared.add(dependency: catalog)
        AppDependencyManager.shared.add { navigation }
    }

    @Test("A visual search answers by label, and opens what is chosen")
    func search() async throws {
        let descriptor = SemanticContentDescriptor(labels: ["hejira"], pixelBuffer: nil)
        let albums = try await AlbumVisualQuery().values(for: descriptor)
        #expect(albums.map(\.name) == ["Hejira"])
        let chosen = try #require(albums.first)
        #expect(try await AlbumEntityQuery().entities(for: [chosen.id]).map(\.name) == ["Hejira"])
        #expect(try await AlbumEntityQuery().suggestedEntities().map(\.name) == ["Blue"])

        let intent = OpenAlbumIntent()
        intent.target = chosen
        _ = try await intent.perform()
        #expect(navigation.openAlbum == chosen.id)
    }

    @Test("More results come in the app")
    func moreResults() async throws {
        let intent = MoreAlbumsIntent()
        intent.semanticContent = SemanticContentDescriptor(labels: ["a", "b"], pixelBuffer: nil)
        _ = try await intent.perform()
        #expect(navigation.searched == ["a", "b"])
    }
}
