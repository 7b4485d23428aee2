public import CoreSpotlight

extension CSSearchableIndex {
    /// Adds entities, replacing ones with the same identifiers.
    ///
    /// Entities stay until they are deleted. Deferred properties with an indexing key are found before.
    ///
    /// - Parameters:
    ///   - appEntities: The entities.
    ///   - priority: The importance among what the app indexes; 10 counts twice as much as 0.
    public func indexAppEntities<Entity: IndexedEntity>(_ appEntities: [Entity], priority: Int = 0) async throws {
        var items: [CSSearchableItem] = []
        items.reserveCapacity(appEntities.count)
        for entity in appEntities {
            items.append(
                CSSearchableItem(entity: entity, attributes: try await entity.loadedAttributes(), priority: priority)
            )
        }
        try await indexSearchableItems(items)
    }

    /// Deletes the entities of a type with identifiers.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID],
        ofType entityType: Entity.Type
    ) async throws {
        try await deleteSearchableItems(withIdentifiers: identifiers.map { Entity.indexIdentifier(of: $0) })
    }

    /// Deletes all entities of a type.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
        try await deleteSearchableItems(withDomainIdentifiers: [Entity.indexDomain])
    }
}

// MARK: - What is found

extension CSSearchableIndex {
    /// Returns references to the entities that a text finds, the best first.
    package func entityIdentifiers(matching text: String, limit: Int = 100) async throws -> [EntityIdentifier] {
        try await searchableItems(matching: text, limit: limit)
            .compactMap { $0.attributeSet.appEntityIdentifier.flatMap(EntityIdentifier.init(activityIdentifier:)) }
    }

    /// Returns the entities of a type that a text finds and that its query still knows, the best first.
    package func appEntities<Entity: IndexedEntity>(
        matching text: String,
        ofType entityType: Entity.Type,
        limit: Int = 100
    ) async throws -> [Entity] {
        let found = try await entityIdentifiers(matching: text, limit: limit)
        let identifiers = found.filter { $0.typeName == Entity.persistentIdentifier }
            .compactMap { Entity.ID.entityIdentifier(for: $0.identifier) }
        return try await Entity.defaultQuery.resolvedEntities(for: identifiers)
    }
}
