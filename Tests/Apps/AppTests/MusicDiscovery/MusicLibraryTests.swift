import Foundation
import Testing

@testable import MusicDiscovery

@Suite("The library of Music")
struct MusicLibraryTests {
    private let library: MusicLibrary

    init() throws { library = try MusicLibrary.bundled() }

    @Test("Has records of many artists, each with a cover, songs and an artist")
    func albums() {
        #expect(library.albums.count >= 60)
        #expect(library.artists.count >= 20)
        #expect(Set(library.albums.map(\.id)).count == library.albums.count)
        for album in library.albums {
            #expect(FileManager.default.fileExists(atPath: MusicLibrary.cover(of: album.id).path), "\(album.id)")
            #expect(library.artist(album.artist) != nil, "\(album.id)")
            #expect(album.tracks.count >= 4, "\(album.id)")
        }
        for artist in library.artists { #expect(library.albums(of: artist.id).count >= 3, "\(artist.id)") }
    }

    @Test("Has concerts near and far, within ninety days and later, whose titles name their artists")
    func concerts() {
        let today = Date()
        let concerts = library.concerts(from: today)
        #expect(concerts.contains { $0.kilometres < 50 } && concerts.contains { $0.kilometres > 5_000 })
        #expect(concerts.allSatisfy { $0.date > today })
        #expect(concerts.contains { $0.date > today.addingTimeInterval(91 * 86_400) })
        #expect(Set(concerts.map(\.id)).count == concerts.count)
        for concert in concerts {
            let name = library.artist(concert.artist)?.name ?? "nobody"
            #expect(concert.title.localizedCaseInsensitiveContains(name), "\(concert.id)")
        }
    }

    @Test("Gives records of an artist and editions their relations")
    func editions() {
        let editions = library.albums.filter { $0.edition != nil }
        #expect(editions.count >= 2)
        for edition in editions {
            #expect(edition.edition.flatMap(library.album)?.artist == edition.artist)
        }
    }
}
