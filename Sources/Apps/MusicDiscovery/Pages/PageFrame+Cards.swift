import Foundation
import FoveaProvider

extension PageFrame {
    /// A record in a grid.
    func card(_ album: Album, _ artist: String, note: HTML = .nothing) -> HTML {
        """
        <li class="card"><a href="\(self.album(album.id))">
        <img src="\(cover(album.id))" alt="" width="640" height="640" loading="lazy">
        <span class="name">\(album.title)</span>
        <span class="sub">\(artist) · \(album.year)</span></a>\(note)</li>
        """
    }

    /// A concert in a list.
    func row(_ concert: Concert) -> HTML {
        """
        <li class="gig"><a href="\(self.concert(concert.id))">
        <time class="date" datetime="\(concert.date.ISO8601Format())"><b>\(day(concert.date))</b>\(month(concert.date))</time>
        <span class="what"><span class="name">\(concert.title)</span>
        <span class="sub">\(concert.venue), \(concert.city)</span></span>
        <span class="far">\(distance(concert))</span></a></li>
        """
    }

    /// A titled part of a page, or nothing where there is nothing in it.
    func part(_ title: String, more: HTML = .nothing, _ items: HTML, kind: String = "grid") -> HTML {
        guard !items.source.isEmpty else { return .nothing }
        return """
            <section class="part"><div class="head"><h2>\(title)</h2>\(more)</div>
            <ul class="\(kind)">
            \(items)
            </ul></section>
            """
    }

    func distance(_ concert: Concert) -> String {
        "\(concert.kilometres.formatted()) km away"
    }

    private func day(_ date: Date) -> String { date.formatted(.dateTime.day()) }

    private func month(_ date: Date) -> String { date.formatted(.dateTime.month(.abbreviated)) }
}
