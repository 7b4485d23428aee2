package import Foundation

extension CalendarStore {
    /// A reminder with its place.
    package struct FoundReminder: Sendable {
        /// Where the reminder is.
        package let place: Place
        /// The reminder.
        package let item: CalendarItem
        /// When it is due, or nil if that isn't said; the beginning of a day without a time.
        package let due: Date?
    }

    /// The reminders: what isn't done first, the soonest first, and what has no day at last.
    package var reminders: [FoundReminder] {
        items { $0.kind == .reminder }
            .map { found in
                FoundReminder(place: found.place, item: found.item, due: found.item.end.map(found.zones.date(of:)))
            }
            .sorted { $0.order < $1.order }
    }
}

extension CalendarStore.FoundReminder {
    fileprivate var order: (Int, Date, String, String) {
        (item.isCompleted ? 1 : 0, due ?? .distantFuture, item.title ?? "", item.uid)
    }
}

extension CalendarItem {
    /// A Boolean value that indicates whether a reminder is completed.
    package var isCompleted: Bool { completed != nil || status == "COMPLETED" }
}
