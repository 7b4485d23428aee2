import Foundation

/// The system's messages for errors.
package enum SystemMessage {
    /// The message for the current `errno`.
    package static var last: String { text(errno) }

    /// The message for an error number.
    package static func text(_ number: Int32) -> String {
        unsafe String(cString: strerror(number)).lowercased()
    }

    /// The message for a signal.
    package static func signal(_ number: Int32) -> String {
        unsafe strsignal(number).map { unsafe String(cString: $0).lowercased() } ?? "signal \(number)"
    }
}
