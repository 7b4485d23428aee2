public import Foundation
public import IndexFileEngine

/// An error from storing, searching or indexing vectors.
public struct VectorIndexError: Error, Sendable, Hashable {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and, where known, how to fix it.
    public let message: String

    /// The file's error, when ``code-swift.property`` is ``Code-swift.struct/file``.
    public let fileCode: IndexFileError.Code?

    /// Creates an error.
    public init(code: Code, message: String, fileCode: IndexFileError.Code? = nil) {
        self.code = code
        self.message = message
        self.fileCode = fileCode
    }

    /// A category of failure.
    public struct Code: Hashable, Sendable {
        private enum Storage { case wrongSize, notUnit, outOfOrder, full, outOfMemory, cancelled, file }
        private let storage: Storage

        /// A vector has another number of coordinates than the others.
        public static var wrongSize: Self { Self(storage: .wrongSize) }
        /// A vector's length isn't one.
        public static var notUnit: Self { Self(storage: .notUnit) }
        /// A vector's key is smaller than the previous one.
        public static var outOfOrder: Self { Self(storage: .outOfOrder) }
        /// There are more vectors than an index has room for.
        public static var full: Self { Self(storage: .full) }
        /// There isn't enough memory for the work.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The task was cancelled.
        public static var cancelled: Self { Self(storage: .cancelled) }
        /// The index's file is missing, damaged or can't be written; see ``VectorIndexError/fileCode``.
        public static var file: Self { Self(storage: .file) }
    }
}

extension VectorIndexError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    public var errorDescription: String? { message }

    /// What failed and how to fix it.
    public var description: String { message }
}
