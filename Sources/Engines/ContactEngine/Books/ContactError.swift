package import StoreEngine

/// An error from reading or changing address books.
package struct ContactError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    package let code: Code
    /// What failed and, where known, how to fix it.
    package let message: String
    /// The identifier of the contact, the group or the address book.
    package let identifier: String?

    /// The message.
    package var description: String { message }

    /// Creates an error.
    package init(code: Code, identifier: String?, message: String) {
        self.code = code
        self.identifier = identifier
        self.message = message
    }

    /// Creates the error of a file.
    package init(_ error: StoreError, identifier: String? = nil) {
        let code: Code =
            switch error.code {
            case .readOnly, .locked: .notWritable
            case .changed: .changed
            case .tooLarge: .tooLarge
            default: .unavailable
            }
        self.init(code: code, identifier: identifier, message: error.message)
    }

    /// A category of failure.
    package struct Code: Hashable, Sendable {
        private enum Storage { case missing, exists, bookMissing, notWritable, changed, tooLarge, cycle, unavailable }
        private let storage: Storage

        /// There is no such contact or group.
        package static var missing: Self { Self(storage: .missing) }
        /// There is such a contact or group already.
        package static var exists: Self { Self(storage: .exists) }
        /// There is no such address book.
        package static var bookMissing: Self { Self(storage: .bookMissing) }
        /// The file or its address book can't be changed.
        package static var notWritable: Self { Self(storage: .notWritable) }
        /// Another program changes the same card at the same time.
        package static var changed: Self { Self(storage: .changed) }
        /// The card exceeds a limit.
        package static var tooLarge: Self { Self(storage: .tooLarge) }
        /// A group would contain itself.
        package static var cycle: Self { Self(storage: .cycle) }
        /// The files can't be read or written.
        package static var unavailable: Self { Self(storage: .unavailable) }
    }
}
