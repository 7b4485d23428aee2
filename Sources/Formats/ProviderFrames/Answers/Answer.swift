/// An app's answer to a search.
public struct Answer: Codable, Hashable, Sendable {
    /// The results, in the app's order; no more than the search's limit.
    public var results: [FoundItem]
    /// The number of results that the app found, shown or not.
    public var total: Int
    /// A Boolean value that indicates whether the app offers a search of its own for more results.
    public var offersMoreResults: Bool
    /// The time that the app's query took, in milliseconds.
    public var milliseconds: Double
    /// What is wrong with the answer, for the developer of the app.
    public var notes: [String]

    /// Creates an answer; without a total, it is the number of results.
    public init(
        results: [FoundItem],
        total: Int? = nil,
        offersMoreResults: Bool = false,
        milliseconds: Double = 0,
        notes: [String] = []
    ) {
        self.results = results
        self.total = total ?? results.count
        self.offersMoreResults = offersMoreResults
        self.milliseconds = milliseconds
        self.notes = notes
    }

    /// A Boolean value that indicates whether the app found more than these results.
    public var hasMore: Bool { total > results.count }
}
