/// A property of an entity, of any type.
package protocol ReflectedProperty: Sendable {
    /// The name by which programs ask for the property, or nil for the name in the source.
    var identifier: String? { get }
    /// The name of the property, as people read it.
    var title: LocalizedStringResource { get }
    /// A Boolean value that indicates whether the value may be missing.
    var isOptional: Bool { get }
    /// The type of the value.
    var valueType: Any.Type { get }
    /// The attribute of an index that the value becomes, or nil for none.
    var indexingKey: PropertyIndexingKey? { get }
    /// A Boolean value that indicates whether finding the value can take time.
    var isDeferred: Bool { get }
    /// Returns the value for an entity, or nil where there is none yet or finding it takes time.
    func value(in entity: any AppEntity) -> (any Sendable)?
    /// Returns the value for an entity, waiting for it.
    func loadedValue(in entity: any AppEntity) async throws -> (any Sendable)?
}

extension EntityProperty: ReflectedProperty {
    package var valueType: Any.Type { Value.self }

    package var isDeferred: Bool {
        switch source {
        case .storage, .computed: false
        case .bound(let access): access.asyncGetter != nil
        case .deferred: true
        }
    }

    package func value(in entity: any AppEntity) -> (any Sendable)? {
        switch source {
        case .storage, .bound: currentValue
        case .computed(let getter): getter(entity)
        case .deferred: nil
        }
    }

    package func loadedValue(in entity: any AppEntity) async throws -> (any Sendable)? {
        switch source {
        case .storage, .bound: try await loadedValue()
        case .computed(let getter): getter(entity)
        case .deferred(let getter): try await getter(entity)
        }
    }
}

/// A property of an entity under its name in the source.
package struct NamedProperty: Sendable {
    /// The name.
    package let name: String
    /// The property.
    package let property: any ReflectedProperty
}

extension AppEntity {
    /// The properties of the entity that the system can read, in the order of the source.
    package var reflectedProperties: [NamedProperty] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let property = child.value as? any ReflectedProperty, let label = child.label else { return nil }
            // The wrapper of `name` is stored as `_name`.
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            return NamedProperty(name: property.identifier ?? name, property: property)
        }
    }

    /// Returns the value of the property with a name, or nil where there is none.
    package func value(ofProperty name: String) async throws -> (any Sendable)? {
        guard let named = reflectedProperties.first(where: { $0.name == name }) else { return nil }
        return try await named.property.loadedValue(in: self)
    }
}
