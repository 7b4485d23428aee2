import Foundation

/// The failure of a call to the system.
package struct SystemError: Error, Sendable, CustomStringConvertible {
    /// The number that the system gave, as in `errno`.
    package let number: Int32

    /// Creates the error of a number.
    package init(number: Int32) { self.number = number }

    /// The failure of the call that failed last.
    static var last: SystemError { SystemError(number: errno) }

    /// The system's words for the failure.
    package var description: String { SystemMessage.text(number) }
}
