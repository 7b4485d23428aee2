import Foundation

/// What a predicate of an event store asks for.
enum StoreQuery: Sendable {
    /// Events that overlap a range.
    case events(Range<Date>, calendars: Set<String>?)
    /// All reminders.
    case reminders(calendars: Set<String>?)
    /// Reminders that aren't completed, by the date when they are due.
    case incomplete(Date?, Date?, calendars: Set<String>?)
    /// Reminders that are completed, by the date of that.
    case completed(Date?, Date?, calendars: Set<String>?)
}

/// A predicate that only an event store understands.
final class StorePredicate: NSPredicate {
    let query: StoreQuery

    init(_ query: StoreQuery) {
        self.query = query
        super.init(value: true)
    }

    /// It isn't stored.
    required init?(coder: NSCoder) { nil }

    static func query(of predicate: NSPredicate) -> StoreQuery {
        guard let predicate = predicate as? StorePredicate else {
            preconditionFailure("An event store only takes predicates of its own predicateFor… methods.")
        }
        return predicate.query
    }
}
