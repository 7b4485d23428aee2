/// The plan of a search: exact or through an index, and why.
public struct SearchPlan: Sendable, Hashable, Codable {
    /// A kind of plan.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Every item that the filter allows was compared.
        case exact
        /// An index proposed the items to compare.
        case indexed
    }

    /// The kind of plan.
    public let kind: Kind
    /// The number of items that the query's filter allows, or of all items without one.
    public let allowedCount: Int
    /// The reason in a sentence.
    public let reason: String

    /// Creates a plan.
    public init(kind: Kind, allowedCount: Int, reason: String) {
        self.kind = kind
        self.allowedCount = allowedCount
        self.reason = reason
    }
}
