/// What a search found, and how.
public struct VisualSearchResponse: Sendable, Hashable {
    /// The matches, the most probable first; equally probable ones by their identifiers.
    ///
    /// Empty when nothing in the catalogue is what the query shows.
    public let matches: [VisualMatch]
    /// Where the search goes on, or nil when the query's limit left no matches out.
    public let next: VisualSearchCursor?
    /// The way the search went through the catalogue.
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
