public import CoreSpotlight

// What the macros write. An app uses `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {
    /// Creates a computed property with a setter.
    public convenience init<Entity: AppEntity>(identifier: String, getSetter: WritableKeyPath<Entity, Value>) {
        self.init(identifier: identifier, source: .computed(getSetter))
    }

    /// Creates a computed property with a setter and a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, title: title, source: .computed(getSetter))
    }

    /// Creates an indexed computed property with a setter.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, indexingKey: .attribute(indexingKey), source: .computed(getSetter))
    }

    /// Creates an indexed computed property with a setter and a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier,
            title: title,
            indexingKey: .attribute(indexingKey),
            source: .computed(getSetter)
        )
    }

    /// Creates a computed property with a setter, indexed under a custom key.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, indexingKey: .custom(customIndexingKey), source: .computed(getSetter))
    }

    /// Creates a computed property with a setter and a title, indexed under a custom key.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier,
            title: title,
            indexingKey: .custom(customIndexingKey),
            source: .computed(getSetter)
        )
    }
}
