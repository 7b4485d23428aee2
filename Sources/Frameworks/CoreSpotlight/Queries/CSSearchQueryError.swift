public import Foundation

/// The domain of the errors from queries.
public let CSSearchQueryErrorDomain: String = "CSSearchQueryErrorDomain"

/// An error from a query.
public struct CSSearchQueryError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public let code: Code
    private let message: String

    /// A kind of failure.
    public enum Code: Int, Sendable {
        /// The reason is unknown.
        case unknown = -2000
        /// The index can't be read.
        case indexUnreachable = -2001
        /// The query string is none.
        case invalidQuery = -2002
        /// The query was cancelled.
        case cancelled = -2003
    }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The domain of the error.
    public static var errorDomain: String { CSSearchQueryErrorDomain }

    /// The number of the kind of failure.
    public var errorCode: Int { code.rawValue }

    /// What went wrong and how to fix it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// What went wrong and how to fix it.
    public var errorDescription: String? { message }
}
