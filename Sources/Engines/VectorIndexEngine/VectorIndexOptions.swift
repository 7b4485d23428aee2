/// How an index of vectors is built.
public struct VectorIndexOptions: Sendable, Hashable {
    /// The largest number of neighbors that a vector knows.
    ///
    /// More make a search find more, and the file larger by four bytes each.
    public var degree: Int
    /// How many vectors a search for neighbors keeps in hand.
    ///
    /// More make better neighbors, and building takes longer in proportion.
    public var effort: Int
    /// How much nearer to a vector already chosen a further neighbor has to lie to be passed over.
    ///
    /// The larger, the more neighbors lie close together; at 1 there are more ways to far places.
    public var reach: Float
    /// A Boolean value that indicates whether the file holds the vectors themselves beside their codes.
    ///
    /// Without them the file is a fourth as long, and distances err by about a thousandth.
    public var keepsVectors: Bool

    /// Creates options; what isn't given suits prints.
    public init(degree: Int = 48, effort: Int = 100, reach: Float = 1.05, keepsVectors: Bool = true) {
        precondition(degree > 0 && effort > 0 && reach >= 1, "A graph needs neighbors, and a reach of at least one.")
        self.degree = degree
        self.effort = effort
        self.reach = reach
        self.keepsVectors = keepsVectors
    }
}
