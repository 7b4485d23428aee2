/// Options for building an index of vectors.
public struct VectorIndexOptions: Sendable, Hashable {
    /// The largest number of neighbors of a vector.
    ///
    /// More neighbors improve the recall, and take four bytes each in the file.
    public var degree: Int
    /// The width of the beam of a search for neighbors.
    ///
    /// A wider one finds better neighbors, in proportionally more time.
    public var effort: Int
    /// The factor by which a candidate has to be nearer to a chosen neighbor than to the vector to be skipped.
    ///
    /// A larger value keeps more close neighbors; 1 keeps more links to far places.
    public var reach: Float
    /// A Boolean value that indicates whether the file holds the vectors themselves in addition to their codes.
    ///
    /// Without them the file is a fourth as long, and distances are off by about a thousandth.
    public var keepsVectors: Bool

    /// Creates options; the defaults suit prints.
    public init(degree: Int = 48, effort: Int = 100, reach: Float = 1.05, keepsVectors: Bool = true) {
        precondition(degree > 0 && effort > 0 && reach >= 1, "A graph needs neighbors, and a reach of at least one.")
        self.degree = degree
        self.effort = effort
        self.reach = reach
        self.keepsVectors = keepsVectors
    }
}
