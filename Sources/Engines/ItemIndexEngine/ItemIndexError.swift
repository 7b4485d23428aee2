public import Foundation

/// An error from the index of an app's items.
public struct ItemIndexError: Error, Sendable {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// A category of failure of an index.
    public struct Code: Hashable, Sendable {
        private enum Storage { case unavailable, damaged, newer, full, busy, invalid, stateMismatch }
        private let storage: Storage

        /// The file can't be opened, read or written.
        public static var unavailable: Self { Self(storage: .unavailable) }
        /// The file isn't an index, or its content is damaged.
        public static var damaged: Self { Self(storage: .damaged) }
        /// A later version of Fovea wrote the file.
        public static var newer: Self { Self(storage: .newer) }
        /// The disk is full.
        public static var full: Self { Self(storage: .full) }
        /// Another process kept the file locked for too long.
        public static var busy: Self { Self(storage: .busy) }
        /// An item exceeds a limit.
        public static var invalid: Self { Self(storage: .invalid) }
        /// The stored state of the client isn't the expected one.
        public static var stateMismatch: Self { Self(storage: .stateMismatch) }
    }
}

extension ItemIndexError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    public var errorDescription: String? { message }

    /// What failed and how to fix it.
    public var description: String { message }
}
