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
    @Test("Show what any program adds, within a second", .timeLimit(.minutes(5)))
    func concerts() async throws {
        let test = try CalendarTest(.notDetermined)
        let concerts = UpcomingConcerts(store: test.store, artists: ["The Larks"])
        let (updates, continuation) = AsyncStream.makeStream(of: [String].self)
        let watching = Task {
            try await ConsentPrompt.$testHandler.withValue({ _ in true }) {
                try await concerts.observe { continuation.yield($0) }
            }
        }
        for await titles in updates where titles.isEmpty { break }
        let promise = Duration.seconds(1)
        var known: Set<String> = []
        let own = try await leastTime(until: promise) { attempt in
            let start = ContinuousClock.now
            known.insert("THE LARKS \(attempt)")
            try test.store.save(test.event("THE LARKS \(attempt)", Date() + 86_400), span: .thisEvent)
            try test.store.save(test.event("Dentist", Date() + 86_400), span: .thisEvent)
            for await titles in updates where Set(titles) == known { break }
            return start.duration(to: .now)
        }
        #expect(own < promise)
        let day = (Date() + 2 * 86_400).formatted(.iso8601.year().month().day().dateSeparator(.omitted))
        let others = try await leastTime(until: promise) { attempt in
            let start = ContinuousClock.now
            known.insert("the larks again \(attempt)")
            try test.put(
                "BEGIN:VEVENT\nUID:x\(attempt)\nDTSTART:\(day)T200000Z\nSUMMARY:the larks again \(attempt)\nEND:VEVENT",
                in: "x\(attempt).ics"
            )
            for await titles in updates where Set(titles) == known { break }
            return start.duration(to: .now)
        }
        #expect(others < promise)
        watching.cancel()
        _ = await watching.result
    }
}
