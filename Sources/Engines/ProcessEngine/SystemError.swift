import Foundation

/// An error of a system call.
package struct SystemError: Error, Sendable, CustomStringConvertible {
    /// The error number, as in `errno`.
    package let number: Int32

    /// Creates the error with a number.
    package init(number: Int32) { self.number = number }

    /// The error of the last failed call.
    static var last: SystemError { SystemError(number: errno) }

    /// The system's message for the error.
    package var description: String { SystemMessage.text(number) }
}
