import Foundation
import FoveaProvider

extension MusicPages {
    /// A record: its cover, its songs, and related records.
    func album(_ id: Album.ID, _ request: PageRequest) async throws -> PageResponse {
        guard let album = library.album(id) else { return missing(request) }
        let frame = PageFrame(request, library, section: .albums)
        let name = library.artistName(of: album)
        let evenings = try await concerts.concerts(of: name)
        let same = library.albums(of: album.artist).filter { $0.id != id }
        let alike = library.albums.filter {
            $0.artist != album.artist && ($0.genre == album.genre || $0.mood == album.mood)
        }
        let songs = album.tracks.enumerated().html { offset, track in
            """
            <li class="song"><span class="number" aria-hidden="true">\(offset + 1)</span>
            <span class="name" dir="auto">\(track.title)</span>
            <audio controls controlslist="nodownload noplaybackrate" preload="none" src="\(id.addressPart)/previews/\(offset + 1).wav" aria-label="Preview of \(track.title)"></audio>
            <span class="time">\(Self.clock(track.seconds))</span></li>
            """
        }
        return frame.page(
            "\(album.title) by \(name)",
            """
            <article>
            <section class="hero album">
            <img class="backdrop" src="\(frame.cover(id))" alt="">
            <div class="front"><img src="\(frame.cover(id))" alt="Cover of \(album.title)" width="640" height="640"></div>
            <div class="words"><p class="kicker">Album</p>\(frame.title(album.title))
            <p class="lead" dir="auto"><a href="\(frame.artist(album.artist))">\(name)</a></p>
            <p class="facts">\(album.year) · <a href="\(frame.root)search?genre=\(album.genre.addressPart)">\(album.genre)</a> · \(album.label) · \(album.tracks.count) songs, \(Self.minutes(album)) min</p>
            \(original(of: album, frame))</div>
            </section>
            <section class="part"><div class="head"><h2>Songs</h2><p>A few bars of each to listen to</p></div><ol class="songs">
            \(songs)
            </ol></section>
            \(frame.part("\(name) on stage", evenings.html(frame.row), kind: "gigs"))
            \(frame.part("More by \(name)", same.html(frame.card)))
            \(frame.part("You may like", alike.prefix(6).html(frame.card), kind: "grid reel"))
            </article>
            """
        )
    }

    private func original(of album: Album, _ frame: PageFrame) -> HTML {
        guard let original = album.edition.flatMap(library.album) else { return .nothing }
        return
            #"<p class="facts">Another edition of <a href="\#(frame.album(original.id))">\#(original.title)</a>, \#(original.year)</p>"#
    }

    private static func clock(_ seconds: Int) -> String {
        "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }

    private static func minutes(_ album: Album) -> Int { album.tracks.reduce(0) { $0 + $1.seconds } / 60 }
}
