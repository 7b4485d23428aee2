/// What a search found, and how.
public struct VisualSearchResponse: Sendable, Hashable {
    /// The matches, the most probable first; equally probable ones by their identifiers.
    ///
    /// Of several things that surely are in the picture, in places of their own, the larger one nearer the middle comes
    /// first, since which one looks a little more like its item doesn't tell which one is meant.
    ///
    /// Empty when nothing in the catalog is what the query shows.
    public let matches: [VisualMatch]
    /// The cursor of the next page, or nil when there are no more matches.
    public let next: VisualSearchCursor?
    /// The plan of the search.
    public let plan: SearchPlan
    /// How long the parts of the search took.
    public let durations: SearchDurations
    /// The probability that matches had to reach.
    public let minimumProbability: Double

    /// A Boolean value that indicates whether the query's limit left matches out.
    public var hasMore: Bool { next != nil }

    /// Creates a response.
    public init(
        matches: [VisualMatch],
        next: VisualSearchCursor? = nil,
        plan: SearchPlan,
        durations: SearchDurations,
        minimumProbability: Double
    ) {
        self.matches = matches
        self.next = next
        self.plan = plan
        self.durations = durations
        self.minimumProbability = minimumProbability
    }
}
