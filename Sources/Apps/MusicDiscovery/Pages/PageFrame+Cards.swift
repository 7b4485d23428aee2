import Foundation
import FoveaProvider

extension PageFrame {
    /// A record in a grid.
    func card(_ album: Album) -> HTML { card(album, note: .nothing) }

    /// A record in a grid, with a note on its cover.
    func card(_ album: Album, note: HTML) -> HTML {
        """
        <li class="card"><a href="\(self.album(album.id))">
        <img src="\(cover(album.id))" alt="" width="640" height="640" loading="lazy">\(note)
        <span class="name" dir="auto">\(album.title)</span>
        <span class="sub"><span dir="auto">\(library.artistName(of: album))</span> <span>\(album.year)</span></span></a></li>
        """
    }

    /// A concert in a list.
    func row(_ concert: Concert) -> HTML {
        let picture = library.newestAlbum(of: concert.artist).map { album -> HTML in
            #"<img src="\#(cover(album.id))" alt="" width="640" height="640" loading="lazy">"#
        }
        return """
            <li class="gig"><a href="\(self.concert(concert.id))">
            <time class="date" datetime="\(concert.date.ISO8601Format())"><b>\(day(concert.date))</b> \(month(concert.date))</time>
            <span class="what"><span class="name" dir="auto">\(concert.title)</span>
            <span class="sub"><span dir="auto">\(line([concert.venue, concert.city]))</span> <span>\(distance(concert))</span></span></span>
            \(picture ?? .nothing)</a></li>
            """
    }

    /// A page's title, in a smaller font if it is long.
    func title(_ text: String) -> HTML {
        text.count > 48 ? #"<h1 class="long" dir="auto">\#(text)</h1>"# : #"<h1 dir="auto">\#(text)</h1>"#
    }

    /// A titled section of a page; empty if it has no items.
    func part(_ title: String, more: HTML = .nothing, _ items: HTML, kind: String = "grid") -> HTML {
        guard !items.source.isEmpty else { return .nothing }
        return """
            <section class="part"><div class="head"><h2>\(title)</h2>\(more)</div>
            <ul class="\(kind)">
            \(items)
            </ul></section>
            """
    }

    /// How far a concert is, or nothing where that isn't known.
    func distance(_ concert: Concert) -> String {
        concert.kilometres > 0 ? "\(concert.kilometres.formatted()) km" : ""
    }

    /// The parts of a place that are known.
    func line(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }

    /// A term with its lines; empty if none has words.
    func fact(_ term: String, _ lines: String...) -> HTML {
        let lines = lines.filter { !$0.isEmpty }
        guard let first = lines.first else { return .nothing }
        let others = HTML(lines.dropFirst().map { "<br>\($0)" as HTML })
        return "<div><dt>\(term)</dt><dd>\(first)\(others)</dd></div>"
    }

    private func day(_ date: Date) -> String { date.formatted(.dateTime.day()) }

    private func month(_ date: Date) -> String { date.formatted(.dateTime.month(.abbreviated)) }
}
