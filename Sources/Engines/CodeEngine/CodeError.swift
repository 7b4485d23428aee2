/// An error from reading or drawing codes.
package struct CodeError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    package let code: Code
    /// What failed and, where known, how to fix it.
    package let message: String

    /// The message.
    package var description: String { message }

    /// A category of failure.
    package struct Code: Hashable, Sendable {
        private enum Storage { case libraryNotFound, libraryDamaged, readingFailed, invalidContent }
        private let storage: Storage

        /// The library isn't installed.
        package static var libraryNotFound: Self { Self(storage: .libraryNotFound) }
        /// The library can't be loaded or lacks functions.
        package static var libraryDamaged: Self { Self(storage: .libraryDamaged) }
        /// The library gave up on a picture, as it does where memory is short.
        package static var readingFailed: Self { Self(storage: .readingFailed) }
        /// The symbology can't hold the content with these settings.
        package static var invalidContent: Self { Self(storage: .invalidContent) }
    }
}
