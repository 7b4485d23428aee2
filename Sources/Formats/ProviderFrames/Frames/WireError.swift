/// An error in the communication with another process.
package struct WireError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The category of the error.
    package enum Code: Sendable, Hashable {
        /// The bytes aren't a frame, or the frame is unexpected.
        case malformed
        /// The frame has another version of the protocol.
        case foreignVersion(UInt8)
        /// A size is above its limit.
        case tooLarge
        /// The other process ended, or closed its end.
        case closed
        /// The other process doesn't read what was sent.
        case stuck
        /// A system call failed.
        case system
    }

    /// The category of the error.
    package let code: Code
    /// What is wrong, as the predicate of a sentence whose subject is the sender.
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
