/// An error from a request to the desktop.
public struct DesktopError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and, where known, how to go on.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }

    /// A category of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Storage: String { case missing, denied, timedOut, cancelled, empty, failed }
        private let storage: Storage

        /// This desktop doesn't offer it, or there is no desktop.
        public static var missing: Self { Self(storage: .missing) }
        /// The person or the desktop declined.
        public static var denied: Self { Self(storage: .denied) }
        /// There was no answer in time.
        public static var timedOut: Self { Self(storage: .timedOut) }
        /// The caller cancelled the request.
        public static var cancelled: Self { Self(storage: .cancelled) }
        /// There is nothing of the requested kind.
        public static var empty: Self { Self(storage: .empty) }
        /// The request failed on the way.
        public static var failed: Self { Self(storage: .failed) }

        /// The name of the category.
        public var description: String { storage.rawValue }
    }
}
