/// An error from loading or running a model.
public struct InferenceError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and, where known, how to fix it.
    public let message: String
    /// The failure underneath this one.
    public let cause: (any Error)?

    /// Creates an error.
    public init(code: Code, message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message, followed by that of the cause.
    public var description: String {
        guard let cause else { return message }
        return "\(message) (\(cause))"
    }

    /// A category of inference failure.
    public struct Code: Hashable, Sendable {
        private enum Storage {
            case runtimeNotFound, runtimeDamaged, modelNotFound, modelDamaged, modelUnsupported, modelTooLarge
            case invalidInput, unknownOutput, inferenceFailed, outOfMemory
        }
        private let storage: Storage

        /// The runtime folder holds no inference library.
        public static var runtimeNotFound: Self { Self(storage: .runtimeNotFound) }
        /// The inference library can't be loaded or lacks functions.
        public static var runtimeDamaged: Self { Self(storage: .runtimeDamaged) }
        /// The model folder holds no model with the requested name.
        public static var modelNotFound: Self { Self(storage: .modelNotFound) }
        /// A file of the model differs from the one that set-up installed, or can't be read as a model.
        public static var modelDamaged: Self { Self(storage: .modelDamaged) }
        /// The file is in a format that can't be read, or needs what isn't in it.
        public static var modelUnsupported: Self { Self(storage: .modelUnsupported) }
        /// The file, or a number of it, exceeds a limit.
        public static var modelTooLarge: Self { Self(storage: .modelTooLarge) }
        /// The input doesn't have the model's size or type.
        public static var invalidInput: Self { Self(storage: .invalidInput) }
        /// The model has no output with the requested name.
        public static var unknownOutput: Self { Self(storage: .unknownOutput) }
        /// The runtime reported a failure while it compiled or ran a model.
        public static var inferenceFailed: Self { Self(storage: .inferenceFailed) }
        /// The runtime couldn't allocate memory.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
    }
}
