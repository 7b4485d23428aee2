@_spi(FoveaRegistration) package import AppIntents
package import ProviderFrames

extension HostedContent {
    /// Returns the open intent whose target has the type of an entity.
    package func openIntent(for entity: any AppEntity) throws(AppFailure) -> any OpenIntent.Type {
        guard let intent = openIntent(ofType: type(of: entity)) else { throw nothingOpens(entity) }
        return intent
    }

    /// Returns the error of an app without an intent that opens an entity.
    package func nothingOpens(_ entity: any AppEntity) -> AppFailure {
        AppFailure(
            .nothingOpens,
            """
            \(name) has no OpenIntent whose target is a \(type(of: entity)), so a tap on the result does nothing. \
            Declare struct Open\(type(of: entity)): OpenIntent with @Parameter var target: \(type(of: entity)).
            """
        )
    }

    /// The persistent identifiers of the types that an intent opens.
    package var openedTypes: [String] {
        content.entities.filter { openIntent(ofType: $0) != nil }.map { $0.persistentIdentifier }.sorted()
    }

    /// Returns the open intent for an entity type, or nil.
    package func openIntent(ofType type: any AppEntity.Type) -> (any OpenIntent.Type)? {
        content.intents.lazy.compactMap { $0 as? any OpenIntent.Type }.first { Self.targetType(of: $0) == type }
    }

    private static func targetType<Intent: OpenIntent>(of type: Intent.Type) -> Any.Type { Intent.Value.self }

    /// Returns the link to an entity of an app without an open intent for it, or nil.
    package func link(to entity: any AppEntity) -> URL? { (entity as? any URLRepresentableEntity)?.representedURL }

    /// Returns a Boolean value that indicates whether the app can open an entity.
    package func canOpen(_ entity: any AppEntity) -> Bool {
        openIntent(ofType: type(of: entity)) != nil || link(to: entity) != nil
    }
}

// MARK: - Finding again

extension HostedContent {
    /// Finds an entity by a reference, with the query of its type.
    package func entity(_ reference: EntityIdentifier) async throws -> any AppEntity {
        try await entity(ofType: reference.typeName, identifier: reference.identifier)
    }

    /// Finds an entity by the identifiers of its type and itself.
    package func entity(ofType typeName: String, identifier: String) async throws -> any AppEntity {
        let types = content.entities.filter { $0.persistentIdentifier == typeName }
        for type in types {
            if let entity = try await type.found(by: identifier) { return entity }
        }
        throw AppFailure(
            .notFound,
            types.isEmpty
                ? "\(name) has no entities of the type \(typeName). List the type where the app isn't built with the plugin."
                : """
                \(typeName) \(identifier) was answered by the search, but entities(for:) of its query doesn't find \
                it. Let both read the same catalogue.
                """
        )
    }
}

// MARK: - Following links

extension HostedContent {
    /// Finds the entity that a link represents, by the URLs of the app's entities, or returns nil.
    package func entity(linkedBy link: URL) async throws -> (any AppEntity)? {
        for type in content.entities {
            guard let identifier = (type as? any URLRepresentableEntity.Type)?.identifier(representedBy: link) else {
                continue
            }
            if let entity = try await type.found(by: identifier) { return entity }
        }
        return nil
    }
}

extension AppEntity {
    fileprivate static func found(by identifier: String) async throws -> (any AppEntity)? {
        guard let id = ID.entityIdentifier(for: identifier) else { return nil }
        let query = DefaultQuery()
        try await query.loadDependencies()
        return try await query.entities(for: [id]).first { $0.id == id }
    }
}
