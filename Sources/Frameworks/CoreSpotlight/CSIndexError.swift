public import Foundation
import ItemIndexEngine

/// The domain of the errors from an index.
public let CSIndexErrorDomain: String = "CSIndexErrorDomain"

/// An error from an index.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong.
    public let code: Code
    private let message: String
    private let cause: String?

    /// A kind of failure.
    public enum Code: Int, Sendable {
        /// The reason is unknown.
        case unknownError = -1
        /// The index can't be opened, read or written.
        case indexUnavailableError = -1000
        /// An item can't be indexed.
        case invalidItemError = -1001
        /// The state of a batch is too large.
        case invalidClientStateError = -1002
        /// The connection to the index is lost.
        case remoteConnectionError = -1003
        /// There is no more space.
        case quotaExceeded = -1004
        /// This machine doesn't index.
        case indexingUnsupported = -1005
        /// The state of a batch isn't the expected one.
        case mismatchedClientState = -1006
    }

    init(_ code: Code, _ message: String, _ cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause.map { "\($0)" }
    }

    init(_ error: ItemIndexError) {
        let code: Code =
            switch error.code {
            case .full: .quotaExceeded
            case .invalid: .invalidItemError
            case .stateMismatch: .mismatchedClientState
            default: .indexUnavailableError
            }
        self.init(code, error.message, error)
    }
}

extension CSIndexError {
    /// The domain of the error.
    public static var errorDomain: String { CSIndexErrorDomain }

    /// The number of the kind of failure.
    public var errorCode: Int { code.rawValue }

    /// What went wrong and how to fix it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// What went wrong and how to fix it.
    public var errorDescription: String? { message }

    /// The code of a failure whose reason is unknown.
    public static var unknownError: Code { .unknownError }
    /// The code of a failure where the index can't be opened, read or written.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// The code of a failure where an item can't be indexed.
    public static var invalidItemError: Code { .invalidItemError }
    /// The code of a failure where the state of a batch is too large.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The code of a failure where the connection to the index is lost.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The code of a failure where there is no more space.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The code of a failure where this machine doesn't index.
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// The code of a failure where the state of a batch isn't the expected one.
    public static var mismatchedClientState: Code { .mismatchedClientState }
}
