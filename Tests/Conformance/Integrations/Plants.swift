// One import, a struct as dependency, everything in extensions.
import VisualIntelligence

struct Plant { var latin: String; var common: String; var tags: [String] }

struct Herbarium: Sendable {
    var plants: [Plant]
    func lookup(_ terms: [String]) -> [Plant] { plants.filter { !Set($0.tags).isDisjoint(with: terms) } }
}

extension Plant: Sendable, Equatable {}

public struct PlantEntity {
    public let id: String
    let common: String
}

extension PlantEntity: AppEntity {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Plant" }
    public static var defaultQuery: PlantQuery { PlantQuery() }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: common) }
}

public struct PlantQuery {
    public init() {}
    @Dependency var herbarium: Herbarium
    typealias Dependency = AppDependency
}

extension PlantQuery: EntityQuery {
    public func entities(for identifiers: [String]) async -> [PlantEntity] {
        herbarium.plants.filter { identifiers.contains($0.latin) }.map { PlantEntity(id: $0.latin, common: $0.common) }
    }
}

public struct PlantIntentValueQuery: IntentValueQuery {
    public init() {}
    @Dependency var herbarium: Herbarium
    public func values(for input: SemanticContentDescriptor) -> [PlantEntity] {
        herbarium.lookup(input.labels).map { .init(id: $0.latin, common: $0.common) }
    }
}
