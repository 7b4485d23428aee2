/// A comparison that holds when the text of a property contains a text, or its values contain a value.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable {
    /// Creates a comparison of a text with a part of it.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where InputType == String, PropertyType.UnwrappedType == String {
        super.init(kind: .contains) { mappingTransform($0[0]) }
    }

    /// Creates a comparison of several values with one of them.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where
        InputType: Equatable, PropertyType.UnwrappedType: Collection,
        PropertyType.UnwrappedType.Element: _IntentValue, InputType == PropertyType.UnwrappedType.Element
    {
        super.init(kind: .contains) { mappingTransform($0[0]) }
    }
}
