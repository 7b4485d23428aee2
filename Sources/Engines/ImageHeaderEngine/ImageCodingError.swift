import Foundation

/// An error from decoding or encoding a picture.
public struct ImageCodingError: Error, Sendable, CustomStringConvertible {
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

    /// The message.
    public var description: String { message }
}

extension ImageCodingError {
    /// A category of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Storage: String {
            case unsupportedFormat, unsupportedFeature, truncated, corrupt, limitExceeded
            case fileNotFound, notAFile, unreadable, emptyFile, outOfMemory, encodingFailed, decoderFailed,
                decoderUnavailable, pageNotFound, cancelled
        }
        private let storage: Storage

        /// The bytes don't begin like any supported format.
        public static var unsupportedFormat: Self { Self(storage: .unsupportedFormat) }
        /// The variant of the format isn't supported.
        public static var unsupportedFeature: Self { Self(storage: .unsupportedFeature) }
        /// The file ends before the picture does.
        public static var truncated: Self { Self(storage: .truncated) }
        /// The bytes violate the format.
        public static var corrupt: Self { Self(storage: .corrupt) }
        /// The picture exceeds the limits on size or work.
        public static var limitExceeded: Self { Self(storage: .limitExceeded) }
        /// There is no file at the path.
        public static var fileNotFound: Self { Self(storage: .fileNotFound) }
        /// The path leads to a folder, a pipe or a device.
        public static var notAFile: Self { Self(storage: .notAFile) }
        /// The file can't be opened or read.
        public static var unreadable: Self { Self(storage: .unreadable) }
        /// The file or data is empty.
        public static var emptyFile: Self { Self(storage: .emptyFile) }
        /// There isn't enough memory for the pixels.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The pixels can't be written in the requested format.
        public static var encodingFailed: Self { Self(storage: .encodingFailed) }

        /// The decoding process ended, or gave an impossible result.
        public static var decoderFailed: Self { Self(storage: .decoderFailed) }
        /// The decoding processes can't be started.
        public static var decoderUnavailable: Self { Self(storage: .decoderUnavailable) }

        /// The file has fewer pages.
        public static var pageNotFound: Self { Self(storage: .pageNotFound) }

        /// The task that asked for the picture was cancelled.
        public static var cancelled: Self { Self(storage: .cancelled) }

        /// The name of the category.
        public var description: String { storage.rawValue }

        /// Returns the category with a name, or nil when there is none.
        package init?(name: String) {
            guard let storage = Storage(rawValue: name) else { return nil }
            self.storage = storage
        }

        private init(storage: Storage) { self.storage = storage }
    }
}

// MARK: - Shorthands

extension ImageCodingError {
    /// The error for a file that ends early.
    package static func truncated(_ format: ImageFileFormat, _ detail: String = "the data ends early") -> Self {
        Self(
            code: .truncated,
            message: "The \(format.title) is incomplete (\(detail)). Fetch or copy the file again."
        )
    }

    /// The error for a file whose bytes violate its format.
    package static func corrupt(_ format: ImageFileFormat, _ detail: String) -> Self {
        Self(
            code: .corrupt,
            message: "The \(format.title) is damaged (\(detail)). Open it in an editor and save it again."
        )
    }

    /// The error for an unsupported variant of a format.
    package static func unsupported(_ format: ImageFileFormat, _ detail: String) -> Self {
        Self(
            code: .unsupportedFeature,
            message: "This kind of \(format.title) can't be read (\(detail)). Convert it to PNG or JPEG."
        )
    }

    /// The error for missing memory for pixels.
    package static func outOfMemory(_ format: ImageFileFormat) -> Self {
        Self(
            code: .outOfMemory,
            message: "There is no memory to decode the \(format.title). Ask for a smaller size."
        )
    }

    /// The error for a failed encoding.
    package static func encodingFailed(_ format: ImageFileFormat, _ detail: String) -> Self {
        Self(code: .encodingFailed, message: "The picture can't be written as \(format.name): \(detail).")
    }

    /// The error for bytes of no known format.
    package static var unknownFormat: Self {
        let known = ImageFileFormat.allCases.map(\.name).formatted(.list(type: .or))
        return Self(
            code: .unsupportedFormat,
            message: "The bytes are no picture that can be read. Convert it to \(known)."
        )
    }

    /// The error for a picture without pixels.
    package static func noPixels(_ format: ImageFileFormat, _ width: Int, _ height: Int) -> Self {
        corrupt(format, "it claims to be \(width) × \(height) pixels")
    }

    /// The error for a page, counted from zero, that a file doesn't have.
    package static func noPage(_ page: Int, _ format: ImageFileFormat, count: Int) -> Self {
        Self(
            code: .pageNotFound,
            message:
                "There is no page \(page + 1): the \(format.title) has \(count == 1 ? "one page" : "\(count) pages")."
        )
    }

    /// The error for an exceeded limit, with the ways to raise it.
    package static func refusal(_ sentence: String, flag: String, variable: String) -> Self {
        Self(
            code: .limitExceeded,
            message: "\(sentence) Raise the limit with \(flag) or the environment variable \(variable)."
        )
    }
}
