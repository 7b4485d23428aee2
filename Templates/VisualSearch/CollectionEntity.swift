import AppIntents

/// A collection as the system shows it.
struct CollectionEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Collection"
    static let defaultQuery = CollectionEntityQuery()

    let id: String
    let count: Int

    @Property(title: "Name")
    var name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(count) items")
    }

    init(_ collection: ItemCollection) {
        id = collection.id
        count = collection.itemIDs.count
        name = collection.name
    }
}

/// Finds collections again by identifier.
struct CollectionEntityQuery: EntityQuery {
    @Dependency var catalog: ItemCatalog

    func entities(for identifiers: [String]) async throws -> [CollectionEntity] {
        catalog.collections.filter { identifiers.contains($0.id) }.map { CollectionEntity($0) }
    }
}
