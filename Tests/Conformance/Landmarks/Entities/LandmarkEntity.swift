import AppIntents
import CoreSpotlight

struct LandmarkEntity: IndexedEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Landmark", table: "AppIntents", comment: "The type name of a landmark"),
            numericFormat: "\(placeholder: .int) landmarks"
        )
    }

    static let defaultQuery = LandmarkEntityQuery()

    var id: Int { landmark.id }

    @Property(title: "Name", indexingKey: \.displayName)
    var name: String

    @Property
    var matchedBy: MatchKind?

    let landmark: Landmark
    let thumbnail: Data?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(landmark.continent)",
            image: thumbnail.map { .init(data: $0) }
        )
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = landmark.keywords.sorted()
        attributes.contentDescription = landmark.continent
        return attributes
    }

    /// Where the landmark is in the app.
    var appLinkURL: URL? { URL(string: "landmarks://landmark/\(id)") }

    init(landmark: Landmark, thumbnail: Data?, matchedBy: MatchKind? = nil) {
        self.landmark = landmark
        self.thumbnail = thumbnail
        self.name = landmark.name
        self.matchedBy = matchedBy
    }
}
