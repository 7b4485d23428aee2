public import Foundation

/// An error from keeping, searching or indexing vectors.
public struct VectorIndexError: Error, Sendable, Hashable {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and, where known, how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// A category of failure.
    public struct Code: Hashable, Sendable {
        private enum Storage { case wrongSize, notUnit, full, outOfMemory, cancelled, unreadable }
        private let storage: Storage

        /// A vector has another number of coordinates than the others.
        public static var wrongSize: Self { Self(storage: .wrongSize) }
        /// A vector's length isn't one.
        public static var notUnit: Self { Self(storage: .notUnit) }
        /// There are more vectors than an index has room for.
        public static var full: Self { Self(storage: .full) }
        /// There is no memory for the work.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The task was cancelled.
        public static var cancelled: Self { Self(storage: .cancelled) }
        /// The index's file is missing, damaged or can't be written.
        public static var unreadable: Self { Self(storage: .unreadable) }
    }
}

extension VectorIndexError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    public var errorDescription: String? { message }

    /// What failed and how to fix it.
    public var description: String { message }
}
