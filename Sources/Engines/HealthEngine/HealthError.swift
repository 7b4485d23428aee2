import Foundation

/// An error from reading or writing readings.
package struct HealthError: Error, Sendable {
    /// The category a caller can switch over.
    package let code: Code
    /// What failed and how to fix it.
    package let message: String

    /// Creates an error.
    package init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// A category of failure.
    package struct Code: Hashable, Sendable {
        private enum Storage { case malformed, tooLarge, notAReading, invalid }
        private let storage: Storage

        /// The bytes aren't JSON.
        package static var malformed: Self { Self(storage: .malformed) }
        /// The text exceeds a limit of bytes, depth or digits.
        package static var tooLarge: Self { Self(storage: .tooLarge) }
        /// The JSON is no reading that counts.
        package static var notAReading: Self { Self(storage: .notAReading) }
        /// The reading can't be written as an Observation.
        package static var invalid: Self { Self(storage: .invalid) }
    }
}

extension HealthError: LocalizedError, CustomStringConvertible {
    /// What failed and how to fix it.
    package var errorDescription: String? { message }

    /// What failed and how to fix it.
    package var description: String { message }
}
