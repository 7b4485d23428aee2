/// A condition on the items of a catalog.
public indirect enum CatalogFilter: Hashable, Sendable {
    /// The item's value for a name, which is of the same kind, compares to a value.
    case value(String, Comparison, CatalogValue)
    /// The item's value for a name is a text that begins with a text.
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
    /// All conditions hold; with none, every item does.
    case all([CatalogFilter])
    /// One of the conditions holds; with none, no item does.
    case any([CatalogFilter])
    /// The condition doesn't hold.
    case not(CatalogFilter)

    /// How two values compare.
    public enum Comparison: String, Hashable, Sendable, CaseIterable {
        /// Both are the same.
        case equal = "="
        /// They differ.
        case notEqual = "<>"
        /// The item's value comes before.
        case less = "<"
        /// The item's value comes before or is the same.
        case lessOrEqual = "<="
        /// The item's value comes after.
        case greater = ">"
        /// The item's value comes after or is the same.
        case greaterOrEqual = ">="
    }
}
