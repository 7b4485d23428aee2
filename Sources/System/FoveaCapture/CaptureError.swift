/// An error from capturing a picture.
public struct CaptureError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and how to go on.
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
            case emptyInput, unknownFormat, damagedPicture, limitExceeded, missingFile, unreadable, invalidHighlight
            case outOfMemory, unavailable, denied, timedOut, cancelled, desktopFailed
        }
        private let storage: Storage

        /// There are no bytes, or there is nothing to capture.
        public static var emptyInput: Self { Self(storage: .emptyInput) }
        /// The bytes aren't a picture of a supported format.
        public static var unknownFormat: Self { Self(storage: .unknownFormat) }
        /// The picture is truncated or violates its format.
        public static var damagedPicture: Self { Self(storage: .damagedPicture) }
        /// The picture is larger than the limits allow.
        public static var limitExceeded: Self { Self(storage: .limitExceeded) }
        /// There is no file at the path.
        public static var missingFile: Self { Self(storage: .missingFile) }
        /// The file or device can't be opened or read.
        public static var unreadable: Self { Self(storage: .unreadable) }
        /// The highlighted part has no area or is outside the picture.
        public static var invalidHighlight: Self { Self(storage: .invalidHighlight) }
        /// There isn't enough memory for the pixels.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }

        /// This machine lacks what the capture needs: a desktop, a camera, a program.
        public static var unavailable: Self { Self(storage: .unavailable) }
        /// The person or the desktop declined.
        public static var denied: Self { Self(storage: .denied) }
        /// There was no answer in time.
        public static var timedOut: Self { Self(storage: .timedOut) }
        /// The caller cancelled the capture.
        public static var cancelled: Self { Self(storage: .cancelled) }
        /// The desktop or the device failed.
        public static var desktopFailed: Self { Self(storage: .desktopFailed) }

        /// The name of the category.
        public var description: String { storage.rawValue }
    }
}
