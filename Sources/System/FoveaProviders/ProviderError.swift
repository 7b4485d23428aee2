/// A reason why a provider has no answer, in words for people.
public struct ProviderError: Error, Sendable {
    /// The kind of the reason.
    public let code: Code
    /// What happened and what to do about it, in plain words.
    public let message: String
    /// What the provider wrote last to its standard error, where that may explain it.
    public let lastLines: [String]
    /// A Boolean value that indicates whether something else than the program ended the program.
    let isFromOutside: Bool

    init(_ code: Code, _ message: String, lastLines: [String] = [], isFromOutside: Bool = false) {
        self.code = code
        self.message = message
        self.lastLines = lastLines
        self.isFromOutside = isFromOutside
    }

    /// A kind of reason.
    public struct Code: Hashable, Sendable {
        /// The name of the kind, which stays the same.
        public let name: String

        /// No provider has the name.
        public static let unknownProvider = Code(name: "unknown-provider")
        /// The program can't be started.
        public static let cannotStart = Code(name: "cannot-start")
        /// The program isn't ready yet.
        public static let starting = Code(name: "starting")
        /// The program failed several times and isn't tried again yet.
        public static let resting = Code(name: "resting")
        /// The answer didn't come in time.
        public static let timeout = Code(name: "timeout")
        /// Whoever asked stopped waiting.
        public static let cancelled = Code(name: "cancelled")
        /// The program ended before it answered.
        public static let crashed = Code(name: "crashed")
        /// The program sent what no provider sends.
        public static let misbehaved = Code(name: "misbehaved")
        /// The program speaks another version of the protocol.
        public static let foreignVersion = Code(name: "foreign-version")
        /// The app answers no visual searches.
        public static let noQuery = Code(name: "no-query")
        /// The app's own code failed.
        public static let appFailed = Code(name: "app-failed")
        /// The app has nothing that opens the result.
        public static let nothingOpens = Code(name: "nothing-opens")
        /// The app doesn't find the result any more.
        public static let notFound = Code(name: "not-found")
        /// The app has no search to go on with.
        public static let noMoreResults = Code(name: "no-more-results")
        /// The picture or the request can't be passed on.
        public static let unsuitable = Code(name: "unsuitable")
        /// The system is about to end.
        public static let stopped = Code(name: "stopped")
    }
}

extension ProviderError: CustomStringConvertible {
    /// What happened and what to do about it.
    public var description: String { message }
}
