import AppIntents

/// An item as the system shows it.
struct ItemEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Item", numericFormat: "\(placeholder: .int) items")
    }

    static let defaultQuery = ItemEntityQuery()

    let id: String
    let detail: String
    let thumbnail: Data?

    @Property(title: "Name")
    var name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(detail)", image: thumbnail.map { .init(data: $0) })
    }

    init(_ item: Item) {
        id = item.id
        detail = item.detail
        thumbnail = item.thumbnail
        name = item.name
    }
}

/// Finds items again by identifier.
struct ItemEntityQuery: EntityQuery {
    @Dependency var catalog: ItemCatalog

    func entities(for identifiers: [String]) async throws -> [ItemEntity] {
        catalog.items.filter { identifiers.contains($0.id) }.map { ItemEntity($0) }
    }

    func suggestedEntities() async throws -> [ItemEntity] {
        catalog.items.prefix(10).map { ItemEntity($0) }
    }
}
