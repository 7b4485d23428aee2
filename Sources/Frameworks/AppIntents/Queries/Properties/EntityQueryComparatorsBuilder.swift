/// A builder of the comparisons of one property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable
{
    /// A comparison of any kind.
    public typealias Comparator = AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >

    /// Returns a comparison with values of the property's type.
    public static func buildExpression(
        _ expression: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
    ) -> Comparator { Comparator(expression) }

    /// Returns a comparison of an optional property with values that are there.
    public static func buildExpression(
        _ expression: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
    ) -> Comparator where PropertyType: ExpressibleByNilLiteral { Comparator(expression) }

    /// Returns a comparison with a part of the value.
    public static func buildExpression<InputType: _IntentValue>(
        _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator { Comparator(expression) }

    /// Returns a comparison with two values.
    public static func buildExpression<InputType: _IntentValue>(
        _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator { Comparator(expression) }

    /// Returns the comparisons.
    public static func buildBlock(_ components: Comparator...) -> [Comparator] { components }
}

// @unchecked Sendable: the closure calls a comparator, which says why it may be called from anywhere.
/// A comparison of any kind.
public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
    @unchecked Sendable
where
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable
{
    let erased: ErasedComparator<ComparatorMappingType>

    init<InputType>(
        _ comparator: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) {
        erased = ErasedComparator(kind: comparator.kind, inputType: InputType.self) { values in
            comparator.transform(try values.map { try ComparedValue.value($0, as: InputType.self) })
        }
    }
}

// @unchecked Sendable: the closure calls a comparator, which says why it may be called from anywhere.
/// A comparison of any property.
struct ErasedComparator<Mapping>: @unchecked Sendable {
    let kind: ComparatorKind
    let inputType: Any.Type
    let mapping: ([any Sendable]) throws -> Mapping
}
