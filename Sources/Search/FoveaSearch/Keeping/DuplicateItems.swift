/// Two items that look like the same thing.
public struct DuplicateItems: Sendable, Hashable {
    /// The identifier of one item, which comes before the other one's.
    public let first: String
    /// The identifier of the other item.
    public let second: String
    /// The probability that both are the same thing, from 0 to 1.
    public let probability: Double
    /// The evidence that they are the same.
    public let signals: [VisualSignal]

    /// Creates a pair of items.
    public init(first: String, second: String, probability: Double, signals: [VisualSignal]) {
        self.first = first
        self.second = second
        self.probability = probability
        self.signals = signals
    }
}

/// The duplicates of a catalog, with what couldn't be looked at.
public struct DuplicatesReport: Sendable {
    /// The pairs, the most probable first; equally probable ones by their identifiers.
    public internal(set) var pairs: [DuplicateItems] = []
    /// The pictures that couldn't be read any more, with their items and reasons.
    public internal(set) var skipped: [IndexingReport.SkippedItem] = []

    init() {}
}
