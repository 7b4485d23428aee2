/// An error from a camera or a recording of one.
public struct CameraError: Error, Sendable, CustomStringConvertible {
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
        private enum Storage: String { case missing, denied, busy, unsupported, damaged, tooLarge, timedOut, cancelled }
        private let storage: Storage

        /// There is no such camera or recording.
        public static var missing: Self { Self(storage: .missing) }
        /// This user has no permission to use the camera.
        public static var denied: Self { Self(storage: .denied) }
        /// Another program uses the camera.
        public static var busy: Self { Self(storage: .busy) }
        /// The format of the camera or recording isn't supported.
        public static var unsupported: Self { Self(storage: .unsupported) }
        /// The recording is damaged, or the camera broke.
        public static var damaged: Self { Self(storage: .damaged) }
        /// The frames are larger than the limits allow.
        public static var tooLarge: Self { Self(storage: .tooLarge) }
        /// The camera sends nothing.
        public static var timedOut: Self { Self(storage: .timedOut) }
        /// The caller cancelled the request.
        public static var cancelled: Self { Self(storage: .cancelled) }

        /// The name of the category.
        public var description: String { storage.rawValue }
    }
}
