public import CoreSpotlight

// What the macros write. An app uses `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {
    /// Creates a computed property that can be set.
    public convenience init<Entity: AppEntity>(identifier: String, getSetter: WritableKeyPath<Entity, Value>) {
        self.init(identifier: identifier, source: .computed(getSetter))
    }

    /// Creates a computed property that can be set with a title.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, title: title, source: .computed(getSetter))
    }

    /// Creates a computed property that can be set that people find its entity by.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, indexingKey: .attribute(indexingKey), source: .computed(getSetter))
    }

    /// Creates a computed property that can be set with a title that people find its entity by.
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

    /// Creates a computed property that can be set that becomes an attribute of the app's own.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, indexingKey: .custom(customIndexingKey), source: .computed(getSetter))
    }

    /// Creates a computed property that can be set with a title that becomes an attribute of the app's own.
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
