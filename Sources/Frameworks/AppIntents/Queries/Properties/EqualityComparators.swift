/// A comparison that holds when the value of a property is the given one.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType, ComparatorMappingType
>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, PropertyType: Equatable {
    /// Creates a comparison.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(kind: .equalTo) { mappingTransform($0[0]) }
    }
}

/// A comparison that holds when the value of a property isn't the given one.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType, ComparatorMappingType
>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, PropertyType: Equatable {
    /// Creates a comparison.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(kind: .notEqualTo) { mappingTransform($0[0]) }
    }
}
