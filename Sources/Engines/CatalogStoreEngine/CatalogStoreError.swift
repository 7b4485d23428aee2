public import DatabaseEngine
public import Foundation

/// An error from the store of a catalog.
public struct CatalogStoreError: Error, Sendable {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// A category of failure of a store.
    public struct Code: Hashable, Sendable {
        private enum Storage {
            case unavailable, damaged, notACatalog, newer, older, full, busy, readOnly, invalid, changed, incomplete
            case cancelled
        }
        private let storage: Storage

        /// The file can't be opened, read or written.
        public static var unavailable: Self { Self(storage: .unavailable) }
        /// The content of the file is damaged.
        public static var damaged: Self { Self(storage: .damaged) }
        /// The file is a database of another kind.
        public static var notACatalog: Self { Self(storage: .notACatalog) }
        /// A later version of Fovea wrote the file.
        public static var newer: Self { Self(storage: .newer) }
        /// An earlier version of Fovea wrote the file, which needs a migration but is read-only.
        public static var older: Self { Self(storage: .older) }
        /// The disk is full; the failed change left nothing behind.
        public static var full: Self { Self(storage: .full) }
        /// Another process kept the file locked for too long.
        public static var busy: Self { Self(storage: .busy) }
        /// The catalog is read-only.
        public static var readOnly: Self { Self(storage: .readOnly) }
        /// A change or a query exceeds a limit, or contradicts the catalog.
        public static var invalid: Self { Self(storage: .invalid) }
        /// The catalog isn't in the expected state any more.
        public static var changed: Self { Self(storage: .changed) }
        /// Some pictures have no prints of a revision yet.
        public static var incomplete: Self { Self(storage: .incomplete) }
        /// The caller cancelled the operation.
        public static var cancelled: Self { Self(storage: .cancelled) }
    }
}

extension CatalogStoreError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    public var errorDescription: String? { message }

    /// What failed and how to fix it.
    public var description: String { message }
}

extension CatalogStoreError: DatabaseFailure {
    /// Creates the error for a failure of the file underneath.
    public init(_ error: DatabaseError) {
        let code: Code =
            switch error.code {
            case .damaged: .damaged
            case .full: .full
            case .busy: .busy
            case .readOnly: .readOnly
            case .refused: .invalid
            default: .unavailable
            }
        self.init(code: code, message: error.message)
    }
}
