/// A reason why a hosted app couldn't be asked.
///
/// Errors that the app's own code throws come out as they are.
public struct HostedAppError: Error, Sendable {
    /// The kind of the reason.
    public let code: Code
    /// What is wrong and how to mend it.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// A kind of reason.
    public struct Code: Hashable, Sendable {
        private enum Storage {
            case appNotFound, noQuery, severalQueries, unreadablePicture, notAnEntity, timeout
        }
        private let storage: Storage

        /// Nothing in the program registers the app.
        public static var appNotFound: Code { Code(storage: .appNotFound) }
        /// No query of the app takes what was searched for.
        public static var noQuery: Code { Code(storage: .noQuery) }
        /// More than one query of the app takes what was searched for.
        public static var severalQueries: Code { Code(storage: .severalQueries) }
        /// There are no pixels to look at.
        public static var unreadablePicture: Code { Code(storage: .unreadablePicture) }
        /// A query answered something that isn't an entity.
        public static var notAnEntity: Code { Code(storage: .notAnEntity) }
        /// The app didn't answer in time.
        public static var timeout: Code { Code(storage: .timeout) }
    }
}

extension HostedAppError: CustomStringConvertible, LocalizedError {
    /// What is wrong and how to mend it.
    public var description: String { message }

    /// What is wrong and how to mend it.
    public var errorDescription: String? { message }
}
