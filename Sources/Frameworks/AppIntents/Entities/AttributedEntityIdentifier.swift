/// A name of a type of entities, with the app that declares it.
public struct AttributedTypeIdentifier: Hashable, Sendable {
    /// The name of the type.
    public let persistentIdentifier: String
    /// The identifier of the app, or nil for this one.
    public let bundleIdentifier: String?

    /// Creates a name.
    public init(persistentIdentifier: String, bundleIdentifier: String?) {
        self.persistentIdentifier = persistentIdentifier
        self.bundleIdentifier = bundleIdentifier
    }
}

/// A reference to an entity of any app.
public struct AttributedEntityIdentifier: Hashable, Sendable {
    /// The name of the entity's type.
    public let entityType: AttributedTypeIdentifier
    /// The text of the entity's identifier.
    public let instanceIdentifier: String

    /// Creates a reference.
    public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
        self.entityType = entityType
        self.instanceIdentifier = instanceIdentifier
    }
}
