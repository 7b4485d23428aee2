/// The failure of an app, passed from the app's process to the person.
public struct AppFailure: Error, Hashable, Sendable {
    /// The kind of the failure.
    public var code: Code
    /// What happened and what to do about it.
    public var message: String
    /// The last lines of the app's standard error, if they may explain the failure.
    public var lastLines: [String]
    /// A Boolean value that indicates whether another program ended the app.
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
        /// The program failed several times and isn't started again yet.
        case resting
        /// The answer didn't arrive in time.
        case timeout
        /// The request was cancelled.
        case cancelled
        /// The program ended before it answered.
        case crashed
        /// The program violated the protocol.
        case misbehaved
        /// The program speaks another version of the protocol.
        case foreignVersion
        /// The app answers no visual searches.
        case noQuery
        /// More than one query of the app answers visual searches.
        case severalQueries
        /// The app's query returned a value that isn't an entity.
        case notAnEntity
        /// The app's own code failed.
        case appFailed
        /// The app has no intent that opens the result.
        case nothingOpens
        /// The app no longer finds the result.
        case notFound
        /// The app has no search for more results.
        case noMoreResults
        /// The picture or the request can't be sent.
        case unsuitable
        /// The system is stopping.
        case stopped
    }
}

extension AppFailure: CustomStringConvertible {
    /// What happened and what to do about it.
    public var description: String { message }
}

extension AppFailure: Codable {
    private enum CodingKeys: String, CodingKey { case code, message }

    /// Decodes the part of a failure that an app reports; the system adds the rest.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Code.self, forKey: .code),
            try container.decode(String.self, forKey: .message)
        )
    }
}
