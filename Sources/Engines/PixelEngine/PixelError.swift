/// An error from making or converting pixels.
public struct PixelError: Error, Sendable, CustomStringConvertible {
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
        private enum Storage { case invalidSize, outOfMemory, unsupportedConversion }
        private let storage: Storage

        /// A width or height is not positive, or a rectangle reaches outside.
        public static var invalidSize: Self { Self(storage: .invalidSize) }
        /// The system has no memory for the pixels.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// No conversion leads from one format to the other.
        public static var unsupportedConversion: Self { Self(storage: .unsupportedConversion) }
    }
}
