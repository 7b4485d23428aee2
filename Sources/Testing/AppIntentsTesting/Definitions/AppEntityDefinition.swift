import FoveaTesting

/// A type of entities of an app.
public struct AppEntityDefinition: AppIntentTypeDefinition, Equatable {
    /// The identifier of the app.
    public let bundleIdentifier: String
    /// The name of the type.
    public let typeIdentifier: String

    /// Makes a reference to the entity with an identifier.
    ///
    /// A reference has no properties but is enough for a parameter, where the app's query finds the entity.
    public func makeReference(identifier: String) -> AnyAppEntity {
        AnyAppEntity(reference: identifier, of: self)
    }

    /// Returns the entities with identifiers, in the app's order.
    public func entities<Identifier: EntityIdentifierConvertible>(
        identifiers: [Identifier]
    ) async throws -> [AnyAppEntity] {
        try await entities(with: .identifiers(identifiers.map(\.entityIdentifierString)))
    }

    /// Returns the entities that match a text, the best first.
    public func entities(matching string: String) async throws -> [AnyAppEntity] {
        try await entities(with: .text(string))
    }

    /// Returns the entities to offer before people have said anything.
    public func suggestedEntities() async throws -> [AnyAppEntity] { try await entities(with: .suggestions) }

    /// Returns every entity.
    public func allEntities() async throws -> [AnyAppEntity] { try await entities(with: .everything) }

    /// Throws unless an entity is of the type.
    public func isInstance(_ instance: AnyAppEntity) throws {
        let name = instance.identifier.entityType.persistentIdentifier
        guard name == typeIdentifier else { throw IntentsTestingError.wrongType(name, expected: typeIdentifier) }
    }

    private func entities(with request: EntityRequest) async throws -> [AnyAppEntity] {
        try await InstalledApps.app(for: bundleIdentifier).entities(ofTypeNamed: typeIdentifier, request)
            .map { AnyAppEntity($0, of: bundleIdentifier) }
    }
}
