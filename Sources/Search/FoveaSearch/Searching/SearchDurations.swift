/// How long the parts of a search took.
public struct SearchDurations: Sendable, Hashable {
    /// A part of a search.
    public struct Stage: RawRepresentable, Sendable, Hashable {
        /// The name of the part.
        public let rawValue: String

        /// Creates a part with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Reading and decoding the picture.
        public static let decoding = Stage(rawValue: "decoding")
        /// Finding the picture's features.
        public static let features = Stage(rawValue: "features")
        /// Letting the features vote for items.
        public static let voting = Stage(rawValue: "voting")
        /// Placing the best candidates in the picture.
        public static let placing = Stage(rawValue: "placing")
        /// Making and comparing prints.
        public static let prints = Stage(rawValue: "prints")
        /// Looking up words, labels and codes.
        public static let words = Stage(rawValue: "words")
        /// Reading the text and the codes in the picture.
        public static let text = Stage(rawValue: "text")
        /// Counting and listing what the filter allows.
        public static let filtering = Stage(rawValue: "filtering")
        /// Reading the found items.
        public static let reading = Stage(rawValue: "reading")
    }

    /// The parts of the search, in the order they were first reached.
    public private(set) var stages: [Stage] = []
    private var durations: [Stage: Duration] = [:]

    /// Creates durations without any parts.
    public init() {}

    /// The time of a part; zero for one that didn't run.
    public subscript(stage: Stage) -> Duration { durations[stage] ?? .zero }

    /// The time of all parts together.
    public var total: Duration { durations.values.reduce(.zero, +) }

    /// Adds time to a part.
    public mutating func add(_ duration: Duration, to stage: Stage) {
        if durations[stage] == nil { stages.append(stage) }
        durations[stage, default: .zero] += duration
    }

    /// Adds the time that a closure takes to a part.
    mutating func measure<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { add(start.duration(to: .now), to: stage) }
        return try body()
    }
}
