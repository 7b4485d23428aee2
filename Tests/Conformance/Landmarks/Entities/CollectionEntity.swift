import AppIntents
import Foundation

struct CollectionEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        .init(name: "Collection", numericFormat: "\(placeholder: .int) collections")
    }

    static var defaultQuery: CollectionEntityQuery { .init() }

    var id: String

    @Property(title: "Name") var name: String
    @Property(title: "Landmarks") var count: Int

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "\(count) landmarks", image: .init(named: "collection"))
    }

    var appLinkURL: URL? {
        var link = URLComponents()
        link.scheme = "landmarks"
        link.host = "collection"
        link.path = "/" + id
        return link.url
    }

    init(_ collection: LandmarkCollection) {
        self.id = collection.id
        self.name = collection.name
        self.count = collection.landmarkIDs.count
    }
}
