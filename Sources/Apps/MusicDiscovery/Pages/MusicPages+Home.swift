import FoveaProvider

extension MusicPages {
    /// The first page: new records, coming concerts, and artists.
    func home(_ request: PageRequest) async throws -> PageResponse {
        let frame = PageFrame(request, library, section: .home)
        let soon = try await concerts.upcoming()
        let newest = library.albums.sorted { ($0.year, $0.id) > ($1.year, $1.id) }
        let star = newest[0]
        let wall = library.albums.enumerated().filter { $0.offset % 4 == 1 }.prefix(12).map(\.element)
        return frame.page(
            "Home",
            """
            <h1 class="hidden">Music</h1>
            <section class="hero">
            <img class="backdrop" src="\(frame.cover(star.id))" alt="">
            <a class="front" href="\(frame.album(star.id))"><img src="\(frame.cover(star.id))" alt="Cover of \(star.title)" width="640" height="640"></a>
            <div class="words"><p class="kicker">New this season</p><h2 dir="auto">\(star.title)</h2>
            <p class="lead"><a href="\(frame.artist(star.artist))">\(library.artistName(of: star))</a></p>
            <p>\(library.artist(star.artist)?.about ?? "")</p>
            <p><a class="button" href="\(frame.album(star.id))">Listen</a></p></div>
            </section>
            \(frame.part("New records", more: #"<a href="search?sort=newest">All records</a>"#,
                newest.dropFirst().prefix(8).html(frame.card), kind: "grid reel"))
            \(frame.part("On stage soon", more: #"<a href="concerts">All concerts</a>"#, soon.prefix(6).html(frame.row), kind: "gigs"))
            \(frame.part("From the shelf", wall.html(frame.card)))
            """
        )
    }

    /// All artists.
    func artists(_ request: PageRequest) -> PageResponse {
        let frame = PageFrame(request, library, section: .artists)
        let cards = library.artists.sorted { $0.name < $1.name }.html { artist in
            """
            <li class="card round"><a href="\(frame.artist(artist.id))">
            <img src="\(frame.cover(library.newestAlbum(of: artist.id)?.id ?? ""))" alt="" width="640" height="640" loading="lazy">
            <span class="name" dir="auto">\(artist.name)</span><span class="sub">\(artist.genre)</span></a></li>
            """
        }
        return frame.page("Artists", #"<h1>Artists</h1><ul class="grid">\#(cards)</ul>"#)
    }

    /// An artist's records and concerts.
    func artist(_ id: Artist.ID, _ request: PageRequest) async throws -> PageResponse {
        guard let artist = library.artist(id) else { return missing(request) }
        let frame = PageFrame(request, library, section: .artists)
        let albums = library.albums(of: id).sorted { $0.year > $1.year }
        let evenings = try await concerts.concerts(of: artist.name)
        return frame.page(
            artist.name,
            """
            <section class="hero artist">
            <img class="backdrop" src="\(frame.cover(albums.first?.id ?? ""))" alt="">
            <img class="portrait" src="\(frame.cover(albums.first?.id ?? ""))" alt="" width="640" height="640">
            <div class="words"><p class="kicker">\(artist.genre) · \(artist.origin)</p>\(frame.title(artist.name))
            <p class="lead" dir="auto">\(artist.about)</p></div>
            </section>
            \(frame.part("Records", albums.html(frame.card)))
            \(frame.part("Concerts", evenings.html(frame.row), kind: "gigs"))
            """
        )
    }
}
