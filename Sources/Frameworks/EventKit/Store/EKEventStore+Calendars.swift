internal import CalendarEngine
import Foundation
internal import StoreEngine

extension EKEventStore {
    /// Returns the calendars that keep a kind of item; none without access.
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        guard mayRead(entityType) else { return [] }
        return calendars.calendars.map { EKCalendar($0, store: self) }
    }

    /// Returns a calendar.
    public func calendar(withIdentifier identifier: String) -> EKCalendar? {
        guard mayRead(.event) || mayRead(.reminder) else { return nil }
        return calendarObject(identifier)
    }

    /// The calendar for new events, or nil without access.
    public var defaultCalendarForNewEvents: EKCalendar? { defaultCalendar(.event) }

    /// Returns the calendar for new reminders, or nil without access.
    public func defaultCalendarForNewReminders() -> EKCalendar? { defaultCalendar(.reminder) }

    private func defaultCalendar(_ entityType: EKEntityType) -> EKCalendar? {
        guard (try? requireWriting(entityType)) != nil else { return nil }
        return EKCalendar(calendars.defaultCalendar, store: self)
    }

    func calendarObject(_ identifier: String) -> EKCalendar? {
        let all = calendars.calendars + [calendars.defaultCalendar]
        return all.first { $0.id == identifier }.map { EKCalendar($0, store: self) }
    }

    /// Stores a calendar at once: its folder, title and color.
    ///
    /// The app needs full access to events or to reminders.
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try check(calendar)
        guard calendar.hasChanges else { return }
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource, "Set the source of the calendar.") }
        do {
            let id = try calendars.storeCalendar(
                id: calendar.isNew ? nil : calendar.calendarIdentifier,
                title: calendar.title,
                color: calendar.hexadecimalColor
            )
            if let saved = calendars.calendars.first(where: { $0.id == id }) { calendar.didSave(saved) }
        } catch {
            throw EKError(error)
        }
    }

    /// Removes a calendar with all its items at once.
    ///
    /// The app needs full access to each kind of item that the calendar keeps: what it may not read it may not remove.
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try check(calendar)
        guard !calendar.isNew else { return }
        for kind in Set(calendars.items(calendars: [calendar.calendarIdentifier]) { _ in true }.map(\.item.kind)) {
            try requireReading(kind == .event ? .event : .reminder)
        }
        do {
            try calendars.removeCalendar(calendar.calendarIdentifier)
        } catch {
            throw EKError(error)
        }
    }

    private func check(_ calendar: EKCalendar) throws {
        if !mayRead(.reminder) { try requireReading(.event) }
        guard calendar.store === self else {
            throw EKError(.objectBelongsToDifferentStore, "The calendar '\(calendar.title)' is one of another store.")
        }
        guard !calendar.isImmutable else {
            throw EKError(.calendarIsImmutable, "The configuration forbids changes of '\(calendar.title)'.")
        }
    }
}
