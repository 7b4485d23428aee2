/// An entity of an app, whose properties are read by name.
@dynamicMemberLookup
public struct AnyAppEntity: IntentValueConvertible, Equatable, CustomStringConvertible {
    /// The reference to the entity.
    public var identifier: AttributedEntityIdentifier
    /// The entity, or nil for a reference that wasn't looked up.
    let entity: (any AppEntity)?

    init(reference: String, of definition: AppEntityDefinition) {
        let type = AttributedTypeIdentifier(
            persistentIdentifier: definition.typeIdentifier,
            bundleIdentifier: definition.bundleIdentifier
        )
        identifier = AttributedEntityIdentifier(entityType: type, instanceIdentifier: reference)
        entity = nil
    }

    init(_ entity: any AppEntity, of bundleIdentifier: String) {
        let reference = entity.attributedReference
        let type = AttributedTypeIdentifier(
            persistentIdentifier: reference.typeName,
            bundleIdentifier: bundleIdentifier
        )
        identifier = AttributedEntityIdentifier(entityType: type, instanceIdentifier: reference.identifier)
        self.entity = entity
    }

    /// The value of a property, as a type.
    public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
        get throws { try property(identifier).converted() }
    }

    /// The path to the value of a property and on to the properties of that.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
        DynamicPropertyPath(box: property(identifier))
    }

    /// The value of a property, or nil when there is none.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        property(identifier).expression
    }

    /// The type and the identifier.
    public var description: String { "\(identifier.entityType.persistentIdentifier) \(identifier.instanceIdentifier)" }

    /// Returns a Boolean value that indicates whether two stand for the same entity.
    public static func == (first: AnyAppEntity, second: AnyAppEntity) -> Bool {
        first.identifier == second.identifier
    }

    private func property(_ name: String) -> IntentValueBox {
        IntentValueBox(entity, identifier.entityType.bundleIdentifier ?? "").property(name)
    }
}

extension AppEntity {
    var attributedReference: EntityIdentifier { EntityIdentifier(for: self) }
}
