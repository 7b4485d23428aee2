/// An error from looking for contours.
package struct ContourError: Error, Sendable, CustomStringConvertible {
    /// What failed and how to go on.
    package let message: String

    /// The message.
    package var description: String { message }
}
