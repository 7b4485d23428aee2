public import CoreSpotlight

// What the macros write. An app uses `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {
    /// Creates a deferred property.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, source: .deferred(asyncGetter))
    }

    /// Creates a deferred property with a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, title: title, source: .deferred(asyncGetter))
    }

    /// Creates an indexed deferred property.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, indexingKey: .attribute(indexingKey), source: .deferred(asyncGetter))
    }

    /// Creates an indexed deferred property with a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier,
            title: title,
            indexingKey: .attribute(indexingKey),
            source: .deferred(asyncGetter)
        )
    }

    /// Creates a deferred property, indexed under a custom key.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, indexingKey: .custom(customIndexingKey), source: .deferred(asyncGetter))
    }

    /// Creates a deferred property with a title, indexed under a custom key.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier,
            title: title,
            indexingKey: .custom(customIndexingKey),
            source: .deferred(asyncGetter)
        )
    }
}
