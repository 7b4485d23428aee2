import Synchronization

/// A reference to an entity of any type, which can be stored and sent.
public struct EntityIdentifier: Codable, Sendable, _IntentValue {
    /// The persistent identifier of the entity's type.
    package let typeName: String
    /// The text of the entity's identifier.
    public let identifier: String
    /// The type, where the reference was made from it.
    private var declaredType: (any AppEntity.Type)? = nil

    private enum CodingKeys: String, CodingKey {
        case typeName = "entityType"
        case identifier
    }

    /// Creates a reference to an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Creates a reference to the entity of a type with an identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        typeName = Entity.persistentIdentifier
        self.identifier = identifier.entityIdentifierString
        declaredType = entityType
        EntityTypes.add([entityType])
    }

    /// Creates a reference to an entity whose type may be that of another program.
    package init(typeName: String, identifier: String) {
        self.typeName = typeName
        self.identifier = identifier
    }

    /// Creates a reference from the text that names it in an activity, or returns nil when the text names none.
    public init?(activityIdentifier: String) {
        let parts = activityIdentifier.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(typeName: String(parts[0]), identifier: String(parts[1]))
    }

    /// The type of the entity.
    ///
    /// A reference that was stored or sent names a type; where this program has no entities of the name, the type is
    /// one that has no entities.
    public var entityType: any AppEntity.Type {
        declaredType ?? EntityTypes.type(named: typeName) ?? UnknownEntity.self
    }

    /// The text that names the reference in an activity.
    package var activityIdentifier: String { "\(typeName)/\(identifier)" }
}

extension EntityIdentifier: Hashable {
    /// Returns a Boolean value that indicates whether two refer to the same entity.
    public static func == (first: EntityIdentifier, second: EntityIdentifier) -> Bool {
        first.typeName == second.typeName && first.identifier == second.identifier
    }

    /// Adds the names of the type and the entity to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(typeName)
        hasher.combine(identifier)
    }
}

/// The types of entities that the program has, by their persistent identifiers.
enum EntityTypes {
    private static let types = Mutex<[String: any AppEntity.Type]>([:])

    static func add(_ added: [any AppEntity.Type]) {
        types.withLock { types in
            for type in added { types[type.persistentIdentifier] = type }
        }
    }

    static func type(named name: String) -> (any AppEntity.Type)? { types.withLock { $0[name] } }
}

/// An entity of another program.
private struct UnknownEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
    var displayRepresentation: DisplayRepresentation { "Item" }
}
