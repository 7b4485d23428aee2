import Foundation

/// The system's words for a failure.
package enum SystemMessage {
    /// The words for the present value of `errno`.
    package static var last: String { text(errno) }

    /// The words for a number.
    package static func text(_ number: Int32) -> String {
        unsafe String(cString: strerror(number)).lowercased()
    }

    /// The words for a signal.
    package static func signal(_ number: Int32) -> String {
        unsafe strsignal(number).map { unsafe String(cString: $0).lowercased() } ?? "signal \(number)"
    }
}
