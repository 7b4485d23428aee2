import ProviderFrames

/// The bounds within which providers run.
public struct ProviderLimits: Hashable, Sendable {
    /// The time in which a search has to be answered, the start of the program included.
    public var search: Duration
    /// The time in which a result has to be open.
    public var opening: Duration
    /// The time in which an app has to come to the front of the desktop.
    public var raising: Duration
    /// The time in which a page has to be there.
    public var page: Duration
    /// The time in which a program has to be ready.
    public var start: Duration
    /// The time for which a program that nobody asks is kept.
    public var idle: Duration
    /// The time in which a program has to heed that nobody waits any more, and to end when it is asked to.
    public var patience: Duration
    /// The most results of one provider.
    public var resultCount: Int

    /// Creates bounds; each has the usual value.
    public init(
        search: Duration = .seconds(5),
        opening: Duration = .seconds(10),
        raising: Duration = .seconds(5),
        page: Duration = .seconds(10),
        start: Duration = .seconds(20),
        idle: Duration = .seconds(300),
        patience: Duration = .seconds(3),
        resultCount: Int = 100
    ) {
        self.search = search
        self.opening = opening
        self.raising = raising
        self.page = page
        self.start = start
        self.idle = idle
        self.patience = patience
        self.resultCount = resultCount
    }

    /// The bounds of what crosses the border of a process.
    var wire: WireLimits {
        var limits = WireLimits.default
        limits.resultCount = min(limits.resultCount, max(1, resultCount))
        return limits
    }
}
