/// An error from starting a server.
public struct HTTPServerError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and, where known, how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }

    /// A category of failure.
    public struct Code: Hashable, Sendable {
        private enum Storage { case addressInUse, addressUnavailable, notStarted }
        private let storage: Storage

        /// Another program listens at the address.
        public static var addressInUse: Self { Self(storage: .addressInUse) }
        /// This machine has no such address, or this user may not use it.
        public static var addressUnavailable: Self { Self(storage: .addressUnavailable) }
        /// There aren't enough threads, memory or descriptors for a server.
        public static var notStarted: Self { Self(storage: .notStarted) }
    }
}
