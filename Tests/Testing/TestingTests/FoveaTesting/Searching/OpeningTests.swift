import FoveaTesting
import Testing

@Suite("Opening results")
struct OpeningTests {
    private let catalog = MusicCatalog()

    private func app() -> HostedApp {
        let catalog = catalog
        return HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
    }

    @Test("A tap runs the open intent of the entity's type, and the app comes forward")
    func open() async throws {
        let app = app()
        let results = try await VisualSearch(in: app).results(for: SemanticContentDescriptor(labels: ["record"]))
        #expect(results.map(\.openIntentName) == ["OpenAlbum", "OpenConcert", "OpenAlbum"])
        let album = try await results[0].open()
        #expect(album.intentName == "OpenAlbum")
        #expect(album.dialog == "Here is Hejira.")
        #expect(album.cameForward)
        let concert = try await results[1].open(lookingUp: true)
        #expect(concert.dialog == nil)
        #expect(catalog.log.last == "opened Hejira")
        #expect(
            app.activity.opened == [
                EntityIdentifier(for: AlbumEntity.hejira), EntityIdentifier(for: ConcertEntity.toronto),
            ]
        )
        #expect(app.activity.timesForward == 2)
    }

    @Test("An entity that nothing opens is named with what to declare")
    func nothingOpens() async throws {
        let catalog = catalog
        let app = HostedApp(queries: [MusicSearch.self], intents: [OpenConcert.self]) { $0.add(dependency: catalog) }
        let result = try #require(
            try await VisualSearch(in: app).results(for: SemanticContentDescriptor()).first
        )
        #expect(result.openIntentName == nil)
        await #expect {
            try await result.open()
        } throws: { error in
            guard let error = error as? HostedAppError else { return false }
            return error.code == .nothingOpens && error.message.contains("no OpenIntent whose target is a AlbumEntity")
        }
    }

    @Test("An entity that its query doesn't find can't be looked up")
    func lost() async throws {
        let catalog = MusicCatalog(albums: []) { _, _ in [.album(.blue)] }
        let app = HostedApp(MusicAppIntents.self) { $0.add(dependency: catalog) }
        let result = try #require(
            try await VisualSearch(in: app).results(for: SemanticContentDescriptor()).first
        )
        try await result.open()
        await #expect {
            try await result.open(lookingUp: true)
        } throws: {
            ($0 as? HostedAppError)?.code == .entityNotFound
        }
    }

    @Test("More results get what was searched for")
    func moreResults() async throws {
        let app = app()
        let results = try await VisualSearch(in: app).results(for: SemanticContentDescriptor(labels: ["a", "b"]))
        let report = try await results.moreResults()
        #expect(report.cameForward)
        try await VisualSearch(in: app).moreResults(for: SemanticContentDescriptor(labels: ["c"]))
        #expect(catalog.log.suffix(2) == ["more for a, b", "more for c"])
    }

    @Test("An app without an intent for more results is told to declare one")
    func noMoreResults() async {
        await #expect {
            try await VisualSearch(in: HostedApp(queries: [MusicSearch.self]))
                .moreResults(for: SemanticContentDescriptor())
        } throws: {
            ($0 as? HostedAppError)?.code == .noSearchIntent
        }
    }
}
