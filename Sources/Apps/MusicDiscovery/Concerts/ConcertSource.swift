import Foundation

/// A source of concerts, such as the programme of a venue or a person's calendar.
protocol ConcertSource: Sendable {
    func concerts(from start: Date, to end: Date) async throws -> [Concert]
}

/// The concerts that ship with the app.
struct PublishedConcerts: ConcertSource {
    let concerts: @Sendable () -> [Concert]

    func concerts(from start: Date, to end: Date) async throws -> [Concert] {
        concerts().filter { start <= $0.date && $0.date <= end }
    }
}
