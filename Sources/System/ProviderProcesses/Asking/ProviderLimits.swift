import ProviderFrames

/// The limits of providers.
public struct ProviderLimits: Hashable, Sendable {
    /// The time limit of a search, including the start of the program.
    public var search: Duration
    /// The time limit of opening a result.
    public var opening: Duration
    /// The time limit of bringing an app to the front of the desktop.
    public var raising: Duration
    /// The time limit of a page.
    public var page: Duration
    /// The time limit of a program's start.
    public var start: Duration
    /// The time after which an unused program is ended.
    public var idle: Duration
    /// The time in which a program has to react to a cancelled request, and to end when it is asked to.
    public var patience: Duration
    /// The time in which the person may answer a question of a program; a request waits for two of them at most.
    public var answer: Duration
    /// The most results of one provider.
    public var resultCount: Int

    /// Creates limits; each has a default.
    public init(
        search: Duration = .seconds(5),
        opening: Duration = .seconds(10),
        raising: Duration = .seconds(5),
        page: Duration = .seconds(10),
        start: Duration = .seconds(20),
        idle: Duration = .seconds(300),
        patience: Duration = .seconds(3),
        answer: Duration = .seconds(60),
        resultCount: Int = 100
    ) {
        self.search = search
        self.opening = opening
        self.raising = raising
        self.page = page
        self.start = start
        self.idle = idle
        self.patience = patience
        self.answer = answer
        self.resultCount = resultCount
    }

    /// The limits of the communication between processes.
    var wire: WireLimits {
        var limits = WireLimits.default
        limits.resultCount = min(limits.resultCount, max(1, resultCount))
        return limits
    }
}
