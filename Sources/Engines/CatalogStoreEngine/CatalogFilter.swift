/// A condition on the items of a catalog.
public indirect enum CatalogFilter: Hashable, Sendable {
    /// The item's value for a name is of the same kind and compares to a value.
    case value(String, Comparison, CatalogValue)
    /// The item's value for a name is a string with a prefix.
    case prefix(String, String)
    /// The item has a value for a name.
    case exists(String)
    /// The item has a label.
    case label(String)
    /// The item has a code.
    case code(String)
    /// The item has one of the identifiers.
    case identifiers([String])
    /// The item's words match.
    case text(CatalogTextQuery)
    /// All conditions hold; an empty list holds for every item.
    case all([CatalogFilter])
    /// At least one condition holds; an empty list holds for no item.
    case any([CatalogFilter])
    /// The condition doesn't hold.
    case not(CatalogFilter)

    /// A comparison of two values.
    public enum Comparison: String, Hashable, Sendable, CaseIterable {
        /// The values are equal.
        case equal = "="
        /// The values differ.
        case notEqual = "<>"
        /// The item's value is less.
        case less = "<"
        /// The item's value is less or equal.
        case lessOrEqual = "<="
        /// The item's value is greater.
        case greater = ">"
        /// The item's value is greater or equal.
        case greaterOrEqual = ">="
    }
}
