public import Foundation

/// An error from a database file.
public struct DatabaseError: Error, Sendable {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// A category of failure of a database.
    public struct Code: Hashable, Sendable {
        private enum Storage { case unavailable, damaged, full, busy, readOnly, refused }
        private let storage: Storage

        /// The file can't be opened, read or written.
        public static var unavailable: Self { Self(storage: .unavailable) }
        /// The file isn't a database, or its content is damaged.
        public static var damaged: Self { Self(storage: .damaged) }
        /// The disk is full, or the file has reached its size limit.
        public static var full: Self { Self(storage: .full) }
        /// Another user kept the file locked for too long.
        public static var busy: Self { Self(storage: .busy) }
        /// The file is read-only.
        public static var readOnly: Self { Self(storage: .readOnly) }
        /// A change violates a constraint.
        public static var refused: Self { Self(storage: .refused) }
    }
}

extension DatabaseError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    public var errorDescription: String? { message }

    /// What failed and how to fix it.
    public var description: String { message }
}

/// An error that failures of a database become, so that the layer above throws one type.
public protocol DatabaseFailure: Error {
    /// Creates the error for a failure of the database underneath.
    init(_ error: DatabaseError)
}

extension DatabaseError: DatabaseFailure {
    /// Creates a copy of an error.
    public init(_ error: DatabaseError) { self = error }
}
