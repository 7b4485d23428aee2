// A query with a property filter, sorted; the entity lives in an extension of the model.
import AppIntents

struct Chair { var serial: String; var legs: Int }
struct ChairEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chair"
    static let defaultQuery = ChairQuery()
    let id: String
    @Property(title: "Legs") var legs: Int
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
    init(_ chair: Chair) { id = chair.serial; legs = chair.legs; name = "Chair \(chair.serial)" }
}

struct ChairQuery: EntityPropertyQuery {
    static let chairs = [Chair(serial: "a", legs: 3), Chair(serial: "b", legs: 4), Chair(serial: "c", legs: 4)]

    static let properties = QueryProperties {
        Property(\ChairEntity.$legs) {
            EqualToComparator { ChairFilter.legs($0, .equal) }
            GreaterThanComparator { ChairFilter.legs($0, .greater) }
        }
        Property(\ChairEntity.$name) { ContainsComparator { ChairFilter.name($0) } }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\ChairEntity.$legs); SortableBy(\ChairEntity.$name)
    }

    func entities(for identifiers: [String]) async throws -> [ChairEntity] {
        Self.chairs.filter { identifiers.contains($0.serial) }.map(ChairEntity.init)
    }
    func suggestedEntities() async throws -> [ChairEntity] { Self.chairs.map(ChairEntity.init) }
    func entities(matching comparators: [ChairFilter], mode: ComparatorMode, sortedBy: [Sort<ChairEntity>], limit: Int?)
        async throws -> [ChairEntity]
    {
        let found = Self.chairs.filter { chair in
            mode == .and ? comparators.allSatisfy { $0.test(chair) } : comparators.contains { $0.test(chair) }
        }
        return Array(found.map(ChairEntity.init).prefix(limit ?? .max))
    }
}

struct ChairFilter: Sendable {
    enum Relation { case equal, greater }
    var test: @Sendable (Chair) -> Bool
    static func legs(_ legs: Int, _ relation: Relation) -> Self {
        .init { relation == .equal ? $0.legs == legs : $0.legs > legs }
    }
    static func name(_ text: String) -> Self { .init { "Chair \($0.serial)".contains(text) } }
}
