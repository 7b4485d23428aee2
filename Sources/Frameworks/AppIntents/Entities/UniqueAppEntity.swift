/// An entity of which an app has exactly one.
///
/// ```swift
/// struct SettingsEntity: UniqueAppEntity {
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
///     static let defaultQuery = UniqueAppEntityProvider { SettingsEntity(volume: Player.shared.volume) }
///
///     @Property(title: "Volume") var volume: Int
/// }
/// ```
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
    /// The name of the type, for there is no other entity of the type.
    public var id: String { Self.persistentIdentifier }
}

/// A query of an entity of which an app has exactly one.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    // Named again, so that the compiler learns it from the method.
    /// The type of the entity.
    associatedtype Entity
    /// The type of the entity.
    associatedtype Unique = Entity where Entity == Unique

    /// Returns the entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// Returns the entity if its identifier is among those asked for.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    /// Returns the entity.
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query that gets the only entity of its type from a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    /// The entity alone.
    public typealias Result = [Entity]

    private let provider: (@Sendable () async throws -> Entity)?

    /// Creates a query that asks a closure for the entity.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    /// Creates a query without a closure of its own.
    ///
    /// It asks the closure of the entity's default query. An entity that isn't kept needs none: it is made.
    public init() { provider = nil }

    /// Returns the entity.
    public func uniqueEntity() async throws -> Entity {
        // The system makes a query for every call, which leaves the closure with the query that the entity names.
        if let provider = provider ?? (Entity.defaultQuery as? Self)?.provider { return try await provider() }
        guard let made = (Entity.self as? any TransientAppEntity.Type)?.init() as? Entity else {
            throw AppIntentError.Unrecoverable.entityNotFound
        }
        return made
    }
}
