/// An error from computing a picture.
package struct CompositingError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    package let code: Code
    /// What failed and, where known, how to fix it.
    package let message: String
    /// The failure underneath this one.
    package let cause: (any Error)?

    init(code: Code, message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message.
    package var description: String { message }

    /// A category of failure.
    package struct Code: Hashable, Sendable {
        private enum Storage { case tooLarge, outOfMemory, unreadable }
        private let storage: Storage

        /// The region has more pixels than a picture may have.
        package static var tooLarge: Self { Self(storage: .tooLarge) }
        /// There isn't enough memory for the pixels.
        package static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The pixels of a source can't be read.
        package static var unreadable: Self { Self(storage: .unreadable) }
    }
}
