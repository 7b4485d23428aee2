// Computed and deferred properties, and an entity around a model object.
import AppIntents
import Foundation

final class FabricModel: Sendable {
    let id: Int
    let name: String
    init(id: Int, name: String) { self.id = id; self.name = name }
}

struct FabricEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fabric"
    static let defaultQuery = FabricQuery()
    private let model: FabricModel
    var id: Int { model.id }

    @ComputedProperty var name: String { model.name }
    @ComputedProperty(title: "Length") var length: Double { Double(model.name.count) }
    @DeferredProperty var story: String { get async throws { "Woven as \(model.name)." } }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    init(model: FabricModel) { self.model = model }
}

struct FabricQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [FabricEntity] {
        identifiers.map { FabricEntity(model: FabricModel(id: $0, name: "Linen \($0)")) }
    }
}
