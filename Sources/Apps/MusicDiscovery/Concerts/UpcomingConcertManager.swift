import Foundation

/// The concerts of the next ninety days, from every source, the soonest first.
actor UpcomingConcertManager {
    private let sources: [any ConcertSource]
    private let now: @Sendable () -> Date

    init(sources: [any ConcertSource], now: @escaping @Sendable () -> Date = { Date() }) {
        self.sources = sources
        self.now = now
    }

    func upcoming() async throws -> [Concert] {
        let start = now()
        guard let end = Calendar.current.date(byAdding: .day, value: 90, to: start) else { return [] }
        var found: [Concert] = []
        for source in sources {
            for concert in try await source.concerts(from: start, to: end) {
                // A concert that is in the calendar as well is one concert.
                let known = found.firstIndex { $0.artist == concert.artist && Self.isSameDay($0.date, concert.date) }
                guard let known, concert.isInCalendar else {
                    found.append(concert)
                    continue
                }
                found[known].isInCalendar = true
            }
        }
        return found.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    private static func isSameDay(_ one: Date, _ other: Date) -> Bool {
        Calendar.current.isDate(one, inSameDayAs: other)
    }

    /// Returns the concerts whose title contains an artist's name, ignoring case.
    func concerts(of artist: String) async throws -> [Concert] {
        try await upcoming().filter { $0.title.localizedCaseInsensitiveContains(artist) }
    }

    func concerts(for identifiers: [Concert.ID]) async throws -> [Concert] {
        let known = Dictionary(try await upcoming().map { ($0.id, $0) }) { first, _ in first }
        return identifiers.compactMap { known[$0] }
    }
}
