/// A vector that a search found.
public struct VectorMatch: Sendable, Hashable {
    /// The key of the vector.
    public let key: Int64
    /// The Euclidean distance to the query: 0 for the same vector, at most 2.
    public let distance: Double

    /// Creates a match.
    public init(key: Int64, distance: Double) {
        self.key = key
        self.distance = distance
    }
}
