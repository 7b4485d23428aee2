package import StoreEngine

/// An error from editing, saving or undoing an action.
package struct ActionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The category a caller can switch over.
    package enum Code: Sendable, Hashable {
        /// The draft has no field of this name.
        case unknownField
        /// The value of a field isn't written as its kind is.
        case badValue
        /// A value that is required is missing.
        case incomplete
        /// Actions of this kind add no item to a store.
        case notSavable
        /// There is no calendar of this name, or it may not be changed.
        case unknownCalendar
        /// There is no such saved action.
        case missing
        /// The item has been changed since it was saved.
        case changed
        /// The item's file refuses the access.
        case store(StoreError.Code)
    }

    /// The category.
    package let code: Code
    /// The name of the field that the error concerns, or nil.
    package let field: String?
    /// What failed and how to fix it.
    package let message: String

    /// The message.
    package var description: String { message }

    init(_ code: Code, field: String? = nil, _ message: String) {
        self.code = code
        self.field = field
        self.message = message
    }

    init(_ error: StoreError) {
        self.init(.store(error.code), error.message)
    }
}
