/// A comparison that holds when the text of a property begins with the given one.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable {
    /// Creates a comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where InputType == String, PropertyType.UnwrappedType == String {
        super.init(kind: .hasPrefix) { mappingTransform($0[0]) }
    }
}

/// A comparison that holds when the text of a property ends with the given one.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable {
    /// Creates a comparison.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where InputType == String, PropertyType.UnwrappedType == String {
        super.init(kind: .hasSuffix) { mappingTransform($0[0]) }
    }
}
