/// An error from creating or converting pixels.
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

        /// A width or height is not positive, or a rectangle extends outside.
        public static var invalidSize: Self { Self(storage: .invalidSize) }
        /// There isn't enough memory for the pixels.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// There is no conversion between the formats.
        public static var unsupportedConversion: Self { Self(storage: .unsupportedConversion) }
    }
}
