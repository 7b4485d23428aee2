import FoveaTesting
import Testing

#if SWIFT_5_MODE
    @testable import MusicDiscovery5
#else
    @testable import MusicDiscovery6
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
        hosted = HostedApp(
            named: "MusicDiscovery",
            queries: [MusicVisualSearchQuery.self],
            intents: [OpenAlbumIntent.self, OpenConcertIntent.self]
        ) { dependencies in
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
