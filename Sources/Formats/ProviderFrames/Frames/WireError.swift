/// A reason why what comes from the other process can't be used.
package struct WireError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of the reason.
    package enum Code: Sendable, Hashable {
        /// The bytes aren't a frame, or the frame isn't what belongs here.
        case malformed
        /// The frame has another version of the protocol.
        case foreignVersion(UInt8)
        /// A size is above its limit.
        case tooLarge
        /// The other process ended, or closed its end.
        case closed
        /// The other process doesn't read what it is sent.
        case stuck
        /// The system refuses.
        case system
    }

    /// The kind of the reason.
    package let code: Code
    /// What is wrong, as the end of a sentence that begins with who sent it.
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
