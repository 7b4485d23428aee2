import AppIntents
import Foundation

struct ConcertEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Concert" }

    static var defaultQuery: ConcertEntityQuery { ConcertEntityQuery() }

    var id: String

    @Property var artist: String
    @Property(title: "Venue") var venue: String
    @Property(title: "Date") var date: Date

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(artist)",
            subtitle: "\(venue), \(date.formatted(date: .abbreviated, time: .omitted))",
            image: .init(systemName: "music.mic")
        )
    }

    init(concert: Concert) {
        self.id = concert.id
        self.artist = concert.artist
        self.venue = concert.venue
        self.date = concert.date
    }
}

struct ConcertEntityQuery: EntityQuery {
    @Dependency var manager: UpcomingConcertManager

    func entities(for identifiers: [String]) async throws -> [ConcertEntity] {
        try await manager.concerts(for: identifiers).map(ConcertEntity.init(concert:))
    }
}
