import AppIntents
import Foundation

struct TreeEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Tree",
        numericFormat: "\(placeholder: .int) trees"
    )
    static let defaultQuery = TreeQuery()

    let id: String
    @Property(title: "Fruit") var fruit: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: fruit.map { "\($0)" })
    }

    init(tree: Tree) {
        id = tree.name
        fruit = tree.fruit
    }
}

struct TreeQuery: EntityQuery {
    @Dependency var orchard: Orchard

    func entities(for identifiers: [TreeEntity.ID]) async throws -> [TreeEntity] {
        await orchard.trees.filter { identifiers.contains($0.id) }.map(TreeEntity.init)
    }
}

enum Season: String, AppEnum {
    case blossom, harvest

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .blossom: "Blossom", .harvest: "Harvest",
    ]
}

@UnionValue
enum OrchardResult {
    case tree(TreeEntity)
    case season(Season)
}
