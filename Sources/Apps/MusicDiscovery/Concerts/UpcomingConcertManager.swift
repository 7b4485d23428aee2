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
            let concerts = try await source.concerts(from: start, to: end)
            // Those at the same time come first, so that a matinee isn't taken for the evening.
            let same = concerts.filter { Self.index(of: $0, in: found, atSameTime: true) != nil }
            for concert in same + concerts.filter({ !same.contains($0) }) {
                let isSame = same.contains(concert)
                guard concert.isInCalendar, let known = Self.index(of: concert, in: found, atSameTime: isSame) else {
                    found.append(concert)
                    continue
                }
                found[known].isInCalendar = true
            }
        }
        return found.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    /// Returns the place of the concert that one of the calendar is: at the same time, or else on the same day.
    ///
    /// Two of one day in the calendar are a matinee and an evening.
    private static func index(of concert: Concert, in found: [Concert], atSameTime: Bool) -> Int? {
        found.firstIndex { other in
            guard other.artist == concert.artist else { return false }
            if atSameTime { return other.date == concert.date }
            return !other.isInCalendar && Calendar.current.isDate(other.date, inSameDayAs: concert.date)
        }
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
