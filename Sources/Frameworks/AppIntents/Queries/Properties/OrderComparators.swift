/// A comparison that holds when the value of a property is greater than the given one.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>, @unchecked Sendable
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a comparison.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(kind: .greaterThan) { mappingTransform($0[0]) }
    }
}

/// A comparison that holds when the value of a property is not less than the given one.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>, @unchecked Sendable
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a comparison.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(kind: .greaterThanOrEqualTo) { mappingTransform($0[0]) }
    }
}

/// A comparison that holds when the value of a property is less than the given one.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>, @unchecked Sendable
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a comparison.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(kind: .lessThan) { mappingTransform($0[0]) }
    }
}

/// A comparison that holds when the value of a property is not greater than the given one.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>, @unchecked Sendable
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    PropertyType.UnwrappedType: Comparable
{
    /// Creates a comparison.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(kind: .lessThanOrEqualTo) { mappingTransform($0[0]) }
    }
}

/// A comparison that holds when the value of a property is between two given ones.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>: EntityQueryComparator<
    Property, PropertyType, InputType, ComparatorMappingType
>, @unchecked Sendable
where
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: Comparable,
    InputType == PropertyType.UnwrappedType
{
    /// Creates a comparison, whose transform takes the lower and the upper value.
    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
        super.init(kind: .isBetween) { mappingTransform($0[0], $0[1]) }
    }
}
