/// An error from asking a hosted app.
///
/// Errors that the app's own code throws come out as they are.
public struct HostedAppError: Error, Sendable {
    /// The kind of the reason.
    public let code: Code
    /// What is wrong and how to fix it.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// A kind of reason.
    public struct Code: Hashable, Sendable {
        private enum Storage {
            case appNotFound, noQuery, severalQueries, unreadablePicture, notAnEntity, timeout
            case nothingOpens, entityNotFound, noSearchIntent, unanswered, unsuitableAnswer, unknownName,
                unsuitableInput
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
        /// No intent of the app opens the entity.
        public static var nothingOpens: Code { Code(storage: .nothingOpens) }
        /// The app's query doesn't find an entity that its search answered.
        public static var entityNotFound: Code { Code(storage: .entityNotFound) }
        /// No intent of the app shows more results.
        public static var noSearchIntent: Code { Code(storage: .noSearchIntent) }
        /// An intent asked what the script doesn't answer.
        public static var unanswered: Code { Code(storage: .unanswered) }
        /// The script's answer is of another kind than the question.
        public static var unsuitableAnswer: Code { Code(storage: .unsuitableAnswer) }
        /// The app declares nothing with the name.
        public static var unknownName: Code { Code(storage: .unknownName) }
        /// A query takes values of another type.
        public static var unsuitableInput: Code { Code(storage: .unsuitableInput) }
    }
}

extension HostedAppError: CustomStringConvertible, LocalizedError {
    /// What is wrong and how to fix it.
    public var description: String { message }

    /// What is wrong and how to fix it.
    public var errorDescription: String? { message }
}
