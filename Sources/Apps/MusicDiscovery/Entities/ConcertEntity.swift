import AppIntents
import Foundation

/// A concert as the system shows it.
struct ConcertEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Concert", table: "AppIntents", comment: "The type name of a concert"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) concerts", table: "AppIntents")
    )

    static let defaultQuery = ConcertEntityQuery()

    let id: Concert.ID

    @Property(title: "Title")
    var title: String

    @Property(title: "Venue")
    var venue: String

    @Property(title: "City")
    var city: String

    @Property(title: "Date")
    var date: Date

    let thumbnail: Data?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)",
            // All are within ninety days, and a card has little room; the page has the rest.
            subtitle: "\(date.formatted(.dateTime.weekday(.abbreviated).month(.abbreviated).day())) · \(city)",
            image: thumbnail.map { DisplayRepresentation.Image(data: $0) } ?? .init(systemName: "music.mic")
        )
    }

    init(_ concert: Concert, thumbnail: Data?) {
        id = concert.id
        self.thumbnail = thumbnail
        title = concert.title
        venue = concert.venue
        city = concert.city
        date = concert.date
    }
}

/// Finds the concerts of the next ninety days by identifier and by text.
struct ConcertEntityQuery: EntityStringQuery {
    @Dependency
    private var manager: UpcomingConcertManager

    @Dependency
    private var shelf: RecordShelf

    func entities(for identifiers: [ConcertEntity.ID]) async throws -> [ConcertEntity] {
        try await manager.concerts(for: identifiers).map(shelf.entity)
    }

    func entities(matching string: String) async throws -> [ConcertEntity] {
        try await manager.concerts(of: string).map(shelf.entity)
    }

    func suggestedEntities() async throws -> [ConcertEntity] {
        try await manager.upcoming().prefix(5).map(shelf.entity)
    }
}
