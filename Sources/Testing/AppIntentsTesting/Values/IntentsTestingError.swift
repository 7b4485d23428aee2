import Foundation

/// A reason why a value can't be read by name.
struct IntentsTestingError: LocalizedError, CustomStringConvertible, Equatable {
    /// What is wrong and how to fix it.
    let description: String

    init(_ description: String) { self.description = description }

    var errorDescription: String? { description }

    static func wrongType(_ found: String, expected: String) -> IntentsTestingError {
        IntentsTestingError("The value is a \(found), not a \(expected). Read it as \(found).")
    }
}
