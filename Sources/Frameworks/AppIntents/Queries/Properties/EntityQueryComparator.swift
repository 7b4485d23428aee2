// @unchecked Sendable: what is stored are constants. The transform makes a value from values and, as the documentation
// asks, uses nothing else.
/// A comparison of a property with values that a person gives.
///
/// Its kinds, such as ``EqualToComparator`` and ``ContainsComparator``, say what is compared. The transform makes of
/// the values what the query understands; it runs on any thread and uses nothing but the values.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>: @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable {
    /// What is compared.
    let kind: ComparatorKind
    /// Makes what the query understands of the values.
    let transform: ([InputType]) -> ComparatorMappingType

    init(kind: ComparatorKind, transform: @escaping ([InputType]) -> ComparatorMappingType) {
        self.kind = kind
        self.transform = transform
    }
}

/// What a comparison compares.
package enum ComparatorKind: String, Hashable, Codable, CaseIterable, Sendable {
    case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo, isBetween
    case contains, hasPrefix, hasSuffix

    /// The number of values that the comparison takes.
    package var valueCount: Int { self == .isBetween ? 2 : 1 }
}
