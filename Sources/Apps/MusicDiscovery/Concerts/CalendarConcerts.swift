import EventKit
import Foundation

/// The events in the person's calendars whose titles contain the name of an artist.
struct CalendarConcerts: ConcertSource {
    private let artists: [Artist]
    private let store = EKEventStore()

    init(artists: [Artist]) {
        // A name that contains another goes before it.
        self.artists = artists.sorted { $0.name.count > $1.name.count }
    }

    func concerts(from start: Date, to end: Date) async throws -> [Concert] {
        guard EKEventStore.authorizationStatus(for: .event) == .fullAccess else { return [] }
        let events = store.events(matching: store.predicateForEvents(withStart: start, end: end, calendars: nil))
        return events.compactMap(concert).filter { start <= $0.date && $0.date <= end }
    }

    /// Asks the person for the calendars, unless that is decided; no page waits for the answer.
    static func ask() {
        guard EKEventStore.authorizationStatus(for: .event) == .notDetermined else { return }
        Task { try? await EKEventStore().requestFullAccessToEvents() }
    }

    private func concert(_ event: EKEvent) -> Concert? {
        guard let title = event.title, let date = event.startDate,
            let artist = artists.first(where: { title.localizedCaseInsensitiveContains($0.name) })
        else { return nil }
        let place = (event.location ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        // An event that returns has one identifier for all its dates.
        let name = event.eventIdentifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return Concert(
            id: "calendar-\(name)-\(Int(date.timeIntervalSince1970))",
            title: title,
            artist: artist.id,
            venue: place.dropLast().joined(separator: ", "),
            city: place.last ?? "",
            country: "",
            kilometres: 0,
            date: date,
            price: "",
            about: event.notes ?? "",
            isInCalendar: true
        )
    }
}
