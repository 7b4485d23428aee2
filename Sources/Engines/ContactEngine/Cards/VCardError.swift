/// An error from reading or changing cards.
package struct VCardError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    package let code: Code
    /// What failed and, where known, how to fix it.
    package let message: String

    /// The message.
    package var description: String { message }

    /// A category of failure.
    package struct Code: Hashable, Sendable {
        private enum Storage { case malformed, limitExceeded }
        private let storage: Storage

        /// There is no card, or one without its end.
        package static var malformed: Self { Self(storage: .malformed) }
        /// The data exceeds one of the limits.
        package static var limitExceeded: Self { Self(storage: .limitExceeded) }
    }

    static func tooMany(_ count: Int, _ things: String) -> VCardError {
        VCardError(code: .limitExceeded, message: "The cards have more than the \(count) \(things) that are allowed.")
    }
}

/// The bounds of what a reader of cards takes.
package struct VCardLimits: Sendable, Hashable {
    /// The most bytes of all cards.
    package var byteCount = 32 << 20
    /// The most lines of all cards.
    package var lineCount = 1_000_000
    /// The most cards.
    package var cardCount = 20_000
    /// The most properties of a card.
    package var propertyCount = 5000
    /// The most parameters of a property.
    package var parameterCount = 64
    /// The most bytes of a photo; the data of a larger one isn't decoded.
    package var photoByteCount = 5 << 20

    /// Creates the usual limits.
    package init() {}
}
