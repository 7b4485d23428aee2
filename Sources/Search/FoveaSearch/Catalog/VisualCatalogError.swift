/// An error from keeping or searching a catalog.
public struct VisualCatalogError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and how to fix it.
    public let message: String
    /// The failure underneath this one.
    public let cause: (any Error)?

    /// Creates an error.
    public init(code: Code, message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message.
    public var description: String { message }

    /// A category of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Storage: String {
            case unreadablePicture, invalidQuery, invalidItem, itemNotFound, damagedCatalog, otherVersion
            case busyCatalog, diskFull, unavailableCatalog, unavailableModel, outOfMemory, readOnly, cancelled
            case tooFewPictures, otherCatalog
        }
        private let storage: Storage

        /// A picture can't be read or decoded.
        public static var unreadablePicture: Self { Self(storage: .unreadablePicture) }
        /// A query is empty or contradicts itself.
        public static var invalidQuery: Self { Self(storage: .invalidQuery) }
        /// An item can't be kept as it is.
        public static var invalidItem: Self { Self(storage: .invalidItem) }
        /// No item has the identifier.
        public static var itemNotFound: Self { Self(storage: .itemNotFound) }
        /// The catalog's file is damaged.
        public static var damagedCatalog: Self { Self(storage: .damagedCatalog) }
        /// The catalog was written by another version of Fovea and can't be converted.
        public static var otherVersion: Self { Self(storage: .otherVersion) }
        /// Another process keeps the catalog locked.
        public static var busyCatalog: Self { Self(storage: .busyCatalog) }
        /// The disk is full.
        public static var diskFull: Self { Self(storage: .diskFull) }
        /// The catalog's file can't be opened or used.
        public static var unavailableCatalog: Self { Self(storage: .unavailableCatalog) }
        /// The network that makes prints can't be loaded or run.
        public static var unavailableModel: Self { Self(storage: .unavailableModel) }
        /// There isn't enough memory.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The catalog was opened for reading alone.
        public static var readOnly: Self { Self(storage: .readOnly) }
        /// The task was cancelled before the work was done.
        public static var cancelled: Self { Self(storage: .cancelled) }
        /// The catalog has too few pictures to learn from.
        public static var tooFewPictures: Self { Self(storage: .tooFewPictures) }

        /// A cursor belongs to a search of another catalog.
        public static var otherCatalog: Self { Self(storage: .otherCatalog) }

        /// The name of the category.
        public var description: String { storage.rawValue }
    }
}
