import AppIntents
import CoreSpotlight
import Foundation

/// A landmark as the system shows and indexes it.
struct LandmarkEntity: IndexedEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Landmark", table: "AppIntents", comment: "The type name of a landmark"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) landmarks", table: "AppIntents")
    )

    static let defaultQuery = LandmarkEntityQuery()

    var id: Landmark.ID { landmark.id }

    @Property(title: "Name", indexingKey: \.displayName)
    var name: String

    @Property(title: "Found by")
    var matchedBy: MatchKind?

    let landmark: Landmark
    let thumbnail: Data?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(landmark.continent)",
            image: thumbnail.map { DisplayRepresentation.Image(data: $0) }
        )
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = landmark.labels
        attributes.contentDescription = landmark.about
        return attributes
    }

    /// The link to the landmark.
    var appLinkURL: URL? { AppLink.landmark(id).url }

    init(_ landmark: Landmark, matchedBy: MatchKind? = nil) {
        self.landmark = landmark
        thumbnail = try? Data(contentsOf: landmark.pictureURL)
        name = landmark.name
        self.matchedBy = matchedBy
    }
}
