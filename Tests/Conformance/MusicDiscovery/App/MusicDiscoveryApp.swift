import AppIntents

@MainActor
struct MusicDiscoveryApp {
    let catalog: AlbumCatalog
    let navigator: MusicNavigator
    let concerts: UpcomingConcertManager
    let library: MusicLibrary

    init(today: Date = Date()) throws {
        let library = try MusicLibrary.bundled()
        let catalog = AlbumCatalog()
        let navigator = MusicNavigator()
        let concerts = UpcomingConcertManager(sources: [PublishedConcerts(concerts: library.concerts(from: today))])

        AppDependencyManager.shared.add(dependency: catalog)
        AppDependencyManager.shared.add(dependency: navigator)
        AppDependencyManager.shared.add(dependency: concerts)

        self.library = library
        self.catalog = catalog
        self.navigator = navigator
        self.concerts = concerts
    }

    static func main() async throws {
        let app = try MusicDiscoveryApp()
        try await app.catalog.load(app.library.albums)
        for entry in app.catalog.entries {
            let evenings = try await app.concerts.concerts(of: entry.album.artist)
            print("\(entry.album.title), \(entry.album.artist): \(evenings.count) concerts")
        }
    }
}
