import FoveaTesting
import Testing

#if SWIFT_5_MODE
    @testable import MusicDiscovery5
    private typealias Registration = MusicDiscovery5AppIntents
#else
    @testable import MusicDiscovery6
    private typealias Registration = MusicDiscovery6AppIntents
#endif

@Suite("Music discovery")
@MainActor
struct MusicDiscoveryTests {
    /// The prints are made once for all tests.
    private static let loading = Task { @MainActor in
        let app = try MusicDiscoveryApp()
        try await app.catalog.load(app.library.albums)
        return app
    }

    private let app: MusicDiscoveryApp
    private let navigator = MusicNavigator()
    private let hosted: HostedApp

    init() async throws {
        let app = try await Self.loading.value
        let navigator = navigator
        self.app = app
        hosted = HostedApp(Registration.self) { dependencies in
            let (catalog, concerts) = (app.catalog, app.concerts)
            dependencies.add(dependency: catalog)
            dependencies.add(dependency: concerts)
            dependencies.add(dependency: navigator)
        }
    }

    private func photo(_ photo: Photo, of title: String) throws -> Data {
        let album = try #require(app.library.albums.first { $0.title == title })
        return try photo.take(of: try #require(CoverPainter.paint(album.cover)))
    }

    @Test("A photo of each cover finds its record first", arguments: [Photo.steady, .turned, .cut, .dim])
    func covers(photo: Photo) async throws {
        for album in app.library.albums {
            let results = try await VisualSearch(in: hosted).results(for: try self.photo(photo, of: album.title))
            #expect(results.first?.title == album.title)
            #expect(results.first?.subtitle == album.artist)
            #expect(results.first?.unionCase == "album")
        }
    }

    @Test("Records come first, then the concerts of the best one's artist within ninety days, in order")
    func concerts() async throws {
        let results = try await VisualSearch(in: hosted).results(for: try photo(.steady, of: "Evening at Sea"))
        #expect(results.titles == ["Evening at Sea", "The Harbour Lights", "The Harbour Lights"])
        #expect(results.map(\.unionCase) == ["album", "concert", "concert"])
        #expect(results.entities(ConcertEntity.self).map(\.venue) == ["Pier Hall", "Old Mill"])
    }

    @Test("The name of the artist is found in any case, within a longer title")
    func artistWithinTitle() async throws {
        let results = try await VisualSearch(in: hosted).results(for: try photo(.steady, of: "Northern Rings"))
        #expect(results.entities(ConcertEntity.self).map(\.id) == ["loewe-chapel"])
    }

    @Test("Each result opens in the app, on its own page", arguments: [false, true])
    func opening(lookingUp: Bool) async throws {
        let results = try await VisualSearch(in: hosted).results(for: try photo(.steady, of: "Slow Water"))
        let album = try #require(results.entities(AlbumEntity.self).first)
        #expect(results.map(\.openIntentName) == ["OpenAlbumIntent", "OpenConcertIntent", "OpenConcertIntent"])
        for result in results {
            let report = try await result.open(lookingUp: lookingUp)
            #expect(report.cameForward)
            #expect(report.opened == [result.identifier])
        }
        #expect(navigator.page == .concert("harbour-winter"))
        #expect(navigator.history == [.library, .album(album.id), .concert("harbour-pier")])
    }

    @Test("More results come in the app's own search")
    func moreResults() async throws {
        let results = try await VisualSearch(in: hosted).results(for: try photo(.steady, of: "Thirty-Three"))
        let report = try await results.moreResults()
        #expect(report.intentName == "ShowVisualSearchResultsIntent")
        #expect(report.cameForward)
        #expect(navigator.page == .search(results.entities(AlbumEntity.self).map(\.id)))
    }

    @Test("More results of nothing seen leave the app where it is")
    func moreOfNothing() async throws {
        try await VisualSearch(in: hosted).moreResults(for: SemanticContentDescriptor(labels: ["album cover"]))
        #expect(navigator.page == .library)
    }

    @Test("Records are found by words, and suggested without any")
    func words() async throws {
        let query = hosted.query(AlbumEntityQuery.self)
        #expect(try await query.entities(matching: "ada loewe").map(\.title) == ["Northern Rings", "Straight Lines"])
        #expect(try await query.suggestedEntities().count == 3)
    }

    @Test("A picture that no cover resembles finds nothing")
    func stranger() async throws {
        let picture = examples.appending(path: "coffee.jpg")
        #expect(try await VisualSearch(in: hosted).results(for: picture).isEmpty)
    }

    @Test("Without pixels there is nothing to compare")
    func labelsAlone() async throws {
        let descriptor = SemanticContentDescriptor(labels: ["album cover"])
        #expect(try await VisualSearch(in: hosted).results(for: descriptor).isEmpty)
    }
}
