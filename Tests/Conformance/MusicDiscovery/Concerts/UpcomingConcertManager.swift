import Foundation

/// The concerts of the next ninety days, from every source.
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
        for source in sources { found += try await source.concerts(from: start, to: end) }
        return found.sorted { $0.date < $1.date }
    }

    func concerts(of artist: String) async throws -> [Concert] {
        try await upcoming().filter { $0.artist.localizedCaseInsensitiveContains(artist) }
    }

    func concerts(for identifiers: [Concert.ID]) async throws -> [Concert] {
        try await upcoming().filter { identifiers.contains($0.id) }
    }
}
