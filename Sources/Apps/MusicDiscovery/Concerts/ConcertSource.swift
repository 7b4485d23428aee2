import Foundation

/// Something that knows about concerts: the programme of a venue, or a person's calendar.
protocol ConcertSource: Sendable {
    func concerts(from start: Date, to end: Date) async throws -> [Concert]
}

/// Concerts that the app knows by itself.
struct PublishedConcerts: ConcertSource {
    let concerts: @Sendable () -> [Concert]

    func concerts(from start: Date, to end: Date) async throws -> [Concert] {
        concerts().filter { start <= $0.date && $0.date <= end }
    }
}
