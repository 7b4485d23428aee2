import EventKit
import StoreEngine
import TestSupport
import Testing

/// Code as an app for music has it: the concerts of the next 90 days, kept up to date.
@MainActor
private final class UpcomingConcerts {
    private let store: EKEventStore
    private let artists: [String]
    private(set) var events: [EKEvent] = []

    init(store: EKEventStore, artists: [String]) {
        self.store = store
        self.artists = artists
    }

    func observe(_ onUpdate: @escaping @MainActor ([String]) -> Void) async throws {
        guard try await store.requestFullAccessToEvents() else { return }
        let changes = NotificationCenter.default.notifications(named: .EKEventStoreChanged, object: store)
        update()
        onUpdate(events.compactMap(\.title))
        for await _ in changes {
            update()
            onUpdate(events.compactMap(\.title))
        }
    }

    private func update() {
        let now = Date()
        guard let end = Calendar.current.date(byAdding: .day, value: 90, to: now) else { return }
        let predicate = store.predicateForEvents(withStart: now, end: end, calendars: nil)
        events = store.events(matching: predicate)
            .filter { event in
                artists.contains { artist in event.title?.localizedCaseInsensitiveContains(artist) ?? false }
            }
            .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
    }
}

@Suite("Upcoming concerts")
@MainActor
struct ConcertsTests {
    @Test("Show what any program adds, within a second", .timeLimit(.minutes(1)))
    func concerts() async throws {
        let test = try CalendarTest(.notDetermined)
        let concerts = UpcomingConcerts(store: test.store, artists: ["The Larks"])
        let (updates, continuation) = AsyncStream.makeStream(of: [String].self)
        let watching = Task {
            try await ConsentPrompt.$testHandler.withValue({ _ in true }) {
                try await concerts.observe { continuation.yield($0) }
            }
        }
        var iterator = updates.makeAsyncIterator()
        #expect(await iterator.next() == [])
        let start = ContinuousClock.now
        let event = test.event("THE LARKS live", Date() + 86_400)
        try test.store.save(event, span: .thisEvent)
        try test.store.save(test.event("Dentist", Date() + 86_400), span: .thisEvent)
        while let titles = await iterator.next() { if titles == ["THE LARKS live"] { break } }
        #expect(start.duration(to: .now) < .seconds(1))
        let edit = ContinuousClock.now
        let day = Date() + 2 * 86_400
        let written = day.formatted(.iso8601.year().month().day().dateSeparator(.omitted))
        try test.put(
            "BEGIN:VEVENT\nUID:x\nDTSTART:\(written)T200000Z\nSUMMARY:the larks again\nEND:VEVENT",
            in: "x.ics"
        )
        while let titles = await iterator.next() { if titles == ["THE LARKS live", "the larks again"] { break } }
        #expect(edit.duration(to: .now) < .seconds(1))
        watching.cancel()
        _ = await watching.result
    }
}
