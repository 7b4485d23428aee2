import AppIntents
import Foundation

/// A collection as the system shows it, with a URL.
struct CollectionEntity: URLRepresentableEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Collection", table: "AppIntents", comment: "The type name of a collection"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) collections", table: "AppIntents")
    )

    static let defaultQuery = CollectionEntityQuery()

    static var urlRepresentation: URLRepresentation { "landmarks://collection/\(.id)" }

    let id: LandmarkCollection.ID

    @Property(title: "Name")
    var name: String

    @Property(title: "Landmarks")
    var count: Int

    let thumbnail: Data?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(count) landmarks",
            image: thumbnail.map { DisplayRepresentation.Image(data: $0) }
        )
    }

    /// The link to the collection.
    var appLinkURL: URL? { AppLink.collection(id).url }

    init(_ collection: LandmarkCollection, cover: Landmark?) {
        id = collection.id
        thumbnail = cover.flatMap { try? Data(contentsOf: $0.pictureURL) }
        name = collection.name
        count = collection.landmarks.count
    }
}
