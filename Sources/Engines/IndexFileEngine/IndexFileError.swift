public import Foundation

/// An error from writing, opening or reading an index file.
///
/// An index is derived from its catalog's store, so that rebuilding it fixes any error.
public struct IndexFileError: Error, Sendable, Hashable {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// A category of failure of an index file.
    public struct Code: Hashable, Sendable {
        private enum Storage {
            case missing, unavailable, damaged, truncated, otherKind, otherVersion, otherCatalog, full, busy,
                outOfMemory
            case cancelled
        }
        private let storage: Storage

        /// There is no such file.
        public static var missing: Self { Self(storage: .missing) }
        /// The file can't be opened, read or written.
        public static var unavailable: Self { Self(storage: .unavailable) }
        /// The file's content doesn't match its checksums.
        public static var damaged: Self { Self(storage: .damaged) }
        /// The file is shorter than it was.
        public static var truncated: Self { Self(storage: .truncated) }
        /// The file is an index of another kind.
        public static var otherKind: Self { Self(storage: .otherKind) }
        /// Another version of Fovea wrote the file.
        public static var otherVersion: Self { Self(storage: .otherVersion) }
        /// The file belongs to another catalog.
        public static var otherCatalog: Self { Self(storage: .otherCatalog) }
        /// The disk is full.
        public static var full: Self { Self(storage: .full) }
        /// Another program writes the same file.
        public static var busy: Self { Self(storage: .busy) }
        /// There isn't enough memory for the table of checksums.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The task was cancelled during the check.
        public static var cancelled: Self { Self(storage: .cancelled) }
    }
}

extension IndexFileError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    public var errorDescription: String? { message }

    /// What failed and how to fix it.
    public var description: String { message }
}
