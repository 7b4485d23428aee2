internal import CalendarEngine
public import Foundation

extension EKEventStore {
    /// Returns a predicate for all reminders of calendars; nil for all.
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        StorePredicate(.reminders(calendars: Self.identifiers(calendars)))
    }

    /// Returns a predicate for reminders that aren't completed and are due between two dates.
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?,
        ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate {
        StorePredicate(.incomplete(startDate, endDate, calendars: Self.identifiers(calendars)))
    }

    /// Returns a predicate for reminders that were completed between two dates.
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?,
        ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate {
        StorePredicate(.completed(startDate, endDate, calendars: Self.identifiers(calendars)))
    }

    /// Fetches the reminders that match a predicate, and calls a closure with them on another thread.
    ///
    /// - Returns: The request, for ``cancelFetchRequest(_:)``.
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate,
        completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        let query = StorePredicate.query(of: predicate)
        let request = FetchRequest(completion: completion)
        DispatchQueue.global().async { request.finish { self.reminders(query) } }
        return request
    }

    /// Ends a request; its closure isn't called.
    public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? FetchRequest)?.cancel() }

    private func reminders(_ query: StoreQuery) -> [EKReminder] {
        guard mayRead(.reminder) else { return [] }
        func isBetween(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
            if start == nil, end == nil { return true }
            guard let date else { return false }
            return start.map { date >= $0 } ?? true && end.map { date <= $0 } ?? true
        }
        let calendars: Set<String>?
        let isWanted: (CalendarStore.Found) -> Bool
        switch query {
        case .events: return []
        case .reminders(let names):
            calendars = names
            isWanted = { _ in true }
        case .incomplete(let start, let end, let names):
            calendars = names
            isWanted = { !$0.isCompleted && isBetween($0.item.end.map($0.zones.date), start, end) }
        case .completed(let start, let end, let names):
            calendars = names
            isWanted = { $0.isCompleted && isBetween($0.item.completed, start, end) }
        }
        return self.calendars.items(calendars: calendars) { $0.kind == .reminder && $0.recurrenceID == nil }
            .filter(isWanted).map { EKReminder(Self.record($0), store: self) }
    }
}

extension CalendarStore.Found {
    fileprivate var isCompleted: Bool { item.completed != nil || item.status == "COMPLETED" }
}
