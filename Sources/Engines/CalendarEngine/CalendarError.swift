/// An error from reading or changing a calendar's file.
package struct CalendarError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The category a caller can switch over.
    package enum Code: Sendable, Hashable {
        /// The text isn't an iCalendar object.
        case malformed
        /// The text exceeds a limit.
        case tooLarge
        /// There is no such item.
        case missing
    }

    /// The category.
    package let code: Code
    /// What failed and, where known, how to fix it.
    package let message: String

    /// The message.
    package var description: String { message }
}
