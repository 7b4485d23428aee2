public import CoreSpotlight

// What the macros write. An app uses `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {
    /// Creates a computed property.
    public convenience init<Entity: AppEntity>(identifier: String, getter: KeyPath<Entity, Value>) {
        self.init(identifier: identifier, source: .computed(getter))
    }

    /// Creates a computed property with a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, title: title, source: .computed(getter))
    }

    /// Creates an indexed computed property.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, indexingKey: .attribute(indexingKey), source: .computed(getter))
    }

    /// Creates an indexed computed property with a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, title: title, indexingKey: .attribute(indexingKey), source: .computed(getter))
    }

    /// Creates a computed property, indexed under a custom key.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, indexingKey: .custom(customIndexingKey), source: .computed(getter))
    }

    /// Creates a computed property with a title, indexed under a custom key.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier,
            title: title,
            indexingKey: .custom(customIndexingKey),
            source: .computed(getter)
        )
    }
}
