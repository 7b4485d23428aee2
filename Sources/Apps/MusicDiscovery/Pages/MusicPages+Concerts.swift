import EventKit
import Foundation
import FoveaProvider

extension MusicPages {
    /// The concerts of the next ninety days: those in the calendar, near ones, and far ones.
    func upcoming(_ request: PageRequest) async throws -> PageResponse {
        let frame = PageFrame(request, library, section: .concerts)
        let soon = try await concerts.upcoming()
        let kept = soon.filter(\.isInCalendar)
        let near = soon.filter { !$0.isInCalendar && $0.kilometres < 50 }
        let far = soon.filter { !$0.isInCalendar && $0.kilometres >= 50 }
        CalendarConcerts.ask()
        let isUnasked = EKEventStore.authorizationStatus(for: .event) == .notDetermined
        return frame.page(
            "Concerts",
            """
            <h1>Concerts</h1>
            <p class="lead">The next ninety days.</p>
            \(soon.isEmpty ? Self.quiet : .nothing)
            \(frame.part("In your calendar", kept.html(frame.row), kind: "gigs"))
            \(frame.part("Near you", near.html(frame.row), kind: "gigs"))
            \(frame.part("Worth the journey", far.html(frame.row), kind: "gigs"))
            \(isUnasked ? Self.question : .nothing)
            """
        )
    }

    private static let quiet: HTML = """
        <div class="empty"><h2>It is quiet</h2><p>No concert has been announced yet. Look again in a few days.</p></div>
        """

    private static let question: HTML = """
        <p>Concerts in your calendar come here once you allow it. Fovea asks you at the top of its page; in a terminal,
        <code>fovea allow music calendar</code> allows it, too.</p>
        """

    /// A concert, and what to listen to before it.
    func concert(_ id: Concert.ID, _ request: PageRequest) async throws -> PageResponse {
        guard let concert = try await concerts.concerts(for: [id]).first else { return missing(request) }
        let frame = PageFrame(request, library, section: .concerts)
        let albums = library.albums(of: concert.artist).sorted { $0.year > $1.year }
        let name = library.artist(concert.artist)?.name ?? concert.title
        let others = try await concerts.concerts(of: name).filter { $0.id != id }
        let when = concert.date.formatted(date: .complete, time: .shortened)
        return frame.page(
            concert.title,
            """
            <article>
            <section class="hero album">
            <img class="backdrop" src="\(frame.cover(albums.first?.id ?? ""))" alt="">
            <div class="ticket"><span class="month">\(concert.date.formatted(.dateTime.month(.wide)))</span>
            <span class="day">\(concert.date.formatted(.dateTime.day()))</span>
            <span class="weekday">\(concert.date.formatted(.dateTime.weekday(.wide)))</span></div>
            <div class="words"><p class="kicker">Concert</p>\(frame.title(concert.title))
            <p class="lead"><a href="\(frame.artist(concert.artist))">\(name)</a></p>
            <p dir="auto">\(concert.about)</p></div>
            </section>
            <dl class="details">
            <div><dt>When</dt><dd><time datetime="\(concert.date.ISO8601Format())">\(when)</time></dd></div>
            \(frame.fact("Where", concert.venue, frame.line([concert.city, concert.country])))
            \(frame.fact("How far", frame.distance(concert)))
            \(frame.fact("Tickets", concert.price))
            </dl>
            \(frame.part("Listen before you go", albums.html(frame.card)))
            \(frame.part("Other evenings", others.html(frame.row), kind: "gigs"))
            </article>
            """
        )
    }
}
