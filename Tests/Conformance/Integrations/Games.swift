// A union in a union's extension, public everywhere, a union as a parameter and a result.
import AppIntents
import VisualIntelligence

public struct GameEntity: AppEntity, Sendable {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Game")
    public static let defaultQuery = GameQuery()
    public var id: String
    public var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    public init(id: String) { self.id = id }
}

public struct GameQuery: EntityQuery, Sendable {
    public init() {}
    public func entities(for identifiers: [GameEntity.ID]) async throws -> [GameEntity] {
        identifiers.map(GameEntity.init(id:))
    }
}

public enum Console: String, AppEnum {
    case handheld, living = "living-room"
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Console"
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .handheld: "Handheld", .living: "Living Room",
    ]
}

@UnionValue
public enum GameThing: Sendable {
    case game(GameEntity)
    case console(Console)
    case note(String)
}

extension GameThing {
    var title: String {
        switch self {
        case .game(let game): game.id
        case .console(let console): console.rawValue
        case .note(let text): text
        }
    }
}

public struct GameLens: IntentValueQuery {
    public init() {}
    public func values(for input: SemanticContentDescriptor) async throws -> [GameThing] {
        input.labels.map { .game(GameEntity(id: $0)) } + [.console(.handheld), .note("more")]
    }
}

public struct ShowGameThing: AppIntent {
    public init() {}
    public static var title: LocalizedStringResource { "Show" }
    @Parameter(title: "Thing") public var thing: GameThing
    @Parameter(title: "Others") public var others: [GameThing]?
    public func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: thing.title) }
}
