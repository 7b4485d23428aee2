/// An error from reading text with tesseract.
public struct TesseractError: Error, Sendable, CustomStringConvertible {
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
        private enum Storage { case libraryNotFound, libraryDamaged, languageNotFound, readingFailed }
        private let storage: Storage

        /// The system has no library of tesseract.
        public static var libraryNotFound: Self { Self(storage: .libraryNotFound) }
        /// The library is of another version: it lacks functions.
        public static var libraryDamaged: Self { Self(storage: .libraryDamaged) }
        /// The data of a language is missing or can't be read.
        public static var languageNotFound: Self { Self(storage: .languageNotFound) }
        /// The library reported a failure while it read a line.
        public static var readingFailed: Self { Self(storage: .readingFailed) }
    }
}
