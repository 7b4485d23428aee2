import Foundation

/// An error from reading a file of localized strings.
struct StringTableError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    enum Code: Sendable {
        case unreadable
        case malformed
    }

    /// The category of the failure.
    let code: Code
    /// What failed and how to fix it.
    let message: String
    /// The failure underneath this one.
    let cause: (any Error)?

    var description: String { message }

    static func malformed(_ message: String, cause: (any Error)? = nil) -> Self {
        Self(code: .malformed, message: message, cause: cause)
    }
}
