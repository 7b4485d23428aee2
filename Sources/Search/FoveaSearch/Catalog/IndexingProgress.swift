/// The progress of adding items.
public struct IndexingProgress: Sendable, Hashable {
    /// The number of items that are done: kept, unchanged or left out.
    public let completedCount: Int
    /// The number of all items, or nil when the sequence doesn't tell.
    public let totalCount: Int?
    /// The number of items so far that were left out.
    public let skippedCount: Int
    /// The time since the start.
    public let elapsed: Duration

    /// Creates a progress.
    public init(completedCount: Int, totalCount: Int?, skippedCount: Int, elapsed: Duration) {
        self.completedCount = completedCount
        self.totalCount = totalCount
        self.skippedCount = skippedCount
        self.elapsed = elapsed
    }

    /// The items done in a second.
    public var itemsPerSecond: Double {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Double(completedCount) / seconds : 0
    }

    /// The time that the rest will take at the rate so far, or nil while that can't be told.
    public var timeRemaining: Duration? {
        guard let totalCount, itemsPerSecond > 0 else { return nil }
        return .seconds(Double(max(0, totalCount - completedCount)) / itemsPerSecond)
    }
}
