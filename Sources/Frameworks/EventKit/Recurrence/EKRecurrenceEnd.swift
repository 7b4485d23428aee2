public import Foundation

/// The end of a recurrence: a date, or a number of occurrences.
open class EKRecurrenceEnd: NSObject, NSCopying {
    /// The last date, or nil.
    public let endDate: Date?
    /// The number of occurrences; zero for one that ends at a date.
    public let occurrenceCount: Int

    /// Creates the end at a date.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    /// Creates the end after a number of occurrences, at least one.
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = max(1, occurrenceCount)
    }

    /// Returns itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
