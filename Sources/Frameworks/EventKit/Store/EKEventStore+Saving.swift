internal import CalendarEngine
import Foundation

extension EKEventStore {
    /// Stores an event at once.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - span: Whether later occurrences of a recurring event change, too.
    public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// Stores an event, at once or with the next ``commit()``.
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(event, .event)
        guard event.hasChanges else { return }
        guard let start = event.startDate else { throw EKError(.noStartDate, "Set the start of the event.") }
        guard let end = event.endDate else { throw EKError(.noEndDate, "Set the end of the event.") }
        guard end >= start else { throw EKError(.datesInverted, "The event ends before it starts.") }
        try enqueue(.save(event.record, span), commit: commit)
    }

    /// Removes an event at once.
    public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    /// Removes an event, at once or with the next ``commit()``.
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(event, .event)
        guard !event.isNew else { return }
        try enqueue(.remove(event.record, span), commit: commit)
    }

    /// Stores a reminder, at once or with the next ``commit()``.
    public func save(_ reminder: EKReminder, commit: Bool) throws {
        try check(reminder, .reminder)
        guard reminder.hasChanges else { return }
        guard (0...9).contains(reminder.priority) else {
            throw EKError(.priorityIsInvalid, "The priority \(reminder.priority) isn't one from 0 to 9.")
        }
        guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else {
            throw EKError(.recurringReminderRequiresDueDate, "Set when the recurring reminder is due.")
        }
        try enqueue(.save(reminder.record, .futureEvents), commit: commit)
    }

    /// Removes a reminder, at once or with the next ``commit()``.
    public func remove(_ reminder: EKReminder, commit: Bool) throws {
        try check(reminder, .reminder)
        guard !reminder.isNew else { return }
        try enqueue(.remove(reminder.record, .futureEvents), commit: commit)
    }

    private func enqueue(_ change: PendingChange, commit: Bool) throws {
        enqueue(change)
        if commit { try self.commit() }
    }

    private func check(_ item: EKCalendarItem, _ entityType: EKEntityType) throws {
        try requireWriting(entityType)
        guard item.store === self else {
            throw EKError(.objectBelongsToDifferentStore, "'\(item.title ?? "")' is an item of another store.")
        }
        guard let calendar = item.record.value.calendar.flatMap(calendarObject) else {
            throw EKError(.noCalendar, "Set the calendar of '\(item.title ?? "")'.")
        }
        guard calendar.allowsContentModifications else {
            throw EKError(.calendarReadOnly, "The configuration forbids changes in '\(calendar.title)'.")
        }
    }
}
