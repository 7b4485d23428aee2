/// A reference to an entity of any type, which can be stored and sent.
public struct EntityIdentifier: Hashable, Codable, Sendable, _IntentValue {
    /// The persistent identifier of the entity's type.
    public let entityType: String
    /// The text of the entity's identifier.
    public let identifier: String

    /// Creates a reference to an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Creates a reference to the entity of a type with an identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = Entity.persistentIdentifier
        self.identifier = identifier.entityIdentifierString
    }

    init(entityType: String, identifier: String) {
        self.entityType = entityType
        self.identifier = identifier
    }

    /// Creates a reference from the text that names it in an activity, or returns nil when the text names none.
    public init?(activityIdentifier: String) {
        let parts = activityIdentifier.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        entityType = String(parts[0])
        identifier = String(parts[1])
    }

    /// The text that names the reference in an activity.
    package var activityIdentifier: String { "\(entityType)/\(identifier)" }
}
