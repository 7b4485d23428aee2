public import CoreSpotlight

extension CSSearchableItem {
    /// Creates an item that stands for an entity.
    ///
    /// Deferred properties are left out; ``CoreSpotlight/CSSearchableIndex`` finds them when it indexes entities.
    public convenience init(appEntity: some IndexedEntity) {
        self.init(appEntity: appEntity, priority: 0)
    }

    /// Creates an item that stands for an entity, with an importance.
    public convenience init(appEntity: some IndexedEntity, priority: Int) {
        self.init(entity: appEntity, attributes: appEntity.indexedAttributes, priority: priority)
    }

    /// Makes the item lead to an entity.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        attributeSet.associateAppEntity(appEntity)
        self.priority = priority
    }

    convenience init<Entity: IndexedEntity>(
        entity: Entity,
        attributes: CSSearchableItemAttributeSet,
        priority: Int
    ) {
        self.init(
            uniqueIdentifier: Entity.indexIdentifier(of: entity.id),
            domainIdentifier: Entity.indexDomain,
            attributeSet: attributes
        )
        expirationDate = .distantFuture
        self.priority = priority
    }
}

extension CSSearchableItemAttributeSet {
    /// Makes the item with the attributes lead to an entity.
    ///
    /// The entity's attributes are added where the set has none.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        addMissing(from: appEntity.indexedAttributes)
        if priority != 0 { rankingHint = NSNumber(value: priority * 10) }
    }
}
