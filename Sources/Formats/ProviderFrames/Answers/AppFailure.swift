/// Why an app has no answer, from the app's process to the page that says so.
public struct AppFailure: Error, Hashable, Sendable {
    /// The kind of the failure.
    public var code: Code
    /// What happened and what to do about it, in words for people.
    public var message: String
    /// What the app wrote last to its standard error, where that may explain it.
    public var lastLines: [String]
    /// A Boolean value that indicates whether something else than the app ended its program.
    public var isFromOutside: Bool

    /// Creates a failure.
    public init(_ code: Code, _ message: String, lastLines: [String] = [], isFromOutside: Bool = false) {
        self.code = code
        self.message = message
        self.lastLines = lastLines
        self.isFromOutside = isFromOutside
    }

    /// A kind of failure.
    public enum Code: String, Codable, Sendable {
        /// No app has the name.
        case unknownApp
        /// The program can't be started.
        case cannotStart
        /// The program isn't ready yet.
        case starting
        /// The program failed several times and isn't tried again yet.
        case resting
        /// The answer didn't come in time.
        case timeout
        /// The answer isn't waited for any more.
        case cancelled
        /// The program ended before it answered.
        case crashed
        /// The program sent what no app sends.
        case misbehaved
        /// The program speaks another version of the protocol.
        case foreignVersion
        /// The app answers no visual searches.
        case noQuery
        /// More than one query of the app answers visual searches.
        case severalQueries
        /// The app's query answered something that isn't an entity.
        case notAnEntity
        /// The app's own code failed.
        case appFailed
        /// The app has nothing that opens the result.
        case nothingOpens
        /// The app doesn't find the result any more.
        case notFound
        /// The app has no search to go on with.
        case noMoreResults
        /// The picture or the request can't be passed on.
        case unsuitable
        /// The system is about to end.
        case stopped
    }
}

extension AppFailure: CustomStringConvertible {
    /// What happened and what to do about it.
    public var description: String { message }
}

extension AppFailure: Codable {
    private enum CodingKeys: String, CodingKey { case code, message }

    /// Reads what an app says of its failure; the rest is known to the system alone.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Code.self, forKey: .code),
            try container.decode(String.self, forKey: .message)
        )
    }
}
