internal import CalendarEngine
public import Foundation

extension EKEventStore {
    /// Returns a predicate for the events that overlap a range, of at most four years.
    ///
    /// - Parameters:
    ///   - startDate: The start of the range.
    ///   - endDate: The end of the range.
    ///   - calendars: The calendars; nil for all.
    public func predicateForEvents(
        withStart startDate: Date,
        end endDate: Date,
        calendars: [EKCalendar]?
    ) -> NSPredicate {
        let longest = Calendar(identifier: .gregorian).date(byAdding: .year, value: 4, to: startDate) ?? endDate
        let end = max(startDate, min(endDate, longest))
        return StorePredicate(.events(startDate..<end, calendars: Self.identifiers(calendars)))
    }

    /// Returns the stored events that match a predicate of this store, in no order.
    ///
    /// A recurring event is there once for each occurrence. Without full access there are none.
    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard case .events(let range, let calendars) = StorePredicate.query(of: predicate), mayRead(.event) else {
            return []
        }
        return self.calendars.occurrences(in: range, calendars: calendars).map { event($0) }
    }

    /// Calls a closure with the events that match a predicate, until it sets its second argument.
    public func enumerateEvents(
        matching predicate: NSPredicate,
        using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped = ObjCBool(false)
        for event in events(matching: predicate) {
            block(event, &isStopped)
            if isStopped.boolValue { return }
        }
    }

    /// Returns an event, the first occurrence of one that recurs.
    public func event(withIdentifier identifier: String) -> EKEvent? {
        guard mayRead(.event) else { return nil }
        return calendars.items { $0.kind == .event && $0.uid == identifier && $0.recurrenceID == nil }.first
            .map { EKEvent(Self.record($0), store: self) }
    }

    /// Returns an event or a reminder.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        calendarItems(withExternalIdentifier: identifier).first
    }

    /// Returns the events and reminders with an identifier of every program.
    public func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] {
        calendars.items { $0.uid == identifier && $0.recurrenceID == nil }.compactMap { found in
            switch found.item.kind {
            case .event: mayRead(.event) ? EKEvent(Self.record(found), store: self) : nil
            case .reminder: mayRead(.reminder) ? EKReminder(Self.record(found), store: self) : nil
            }
        }
    }

    static func identifiers(_ calendars: [EKCalendar]?) -> Set<String>? {
        calendars.map { Set($0.map(\.calendarIdentifier)) }
    }

    static func record(_ found: CalendarStore.Found) -> ItemRecord {
        ItemRecord(
            ItemRecord.State(
                item: found.item,
                saved: found.item,
                zones: found.zones,
                place: found.place,
                calendar: found.place.calendar,
                original: found.item.isRecurring ? found.item.start : nil
            )
        )
    }

    private func event(_ found: CalendarStore.FoundOccurrence) -> EKEvent {
        let state = ItemRecord.State(
            item: found.occurrence.item,
            saved: found.occurrence.item,
            zones: found.zones,
            place: found.place,
            calendar: found.place.calendar,
            original: found.occurrence.original
        )
        return EKEvent(ItemRecord(state), store: self)
    }

    /// Reads the item of a record again, and returns whether it still exists.
    func refresh(_ record: ItemRecord) -> Bool {
        let value = record.value
        guard let place = value.place, mayRead(value.item.kind == .event ? .event : .reminder) else { return false }
        let uid = value.item.uid
        let item =
            if let original = value.original {
                calendars.occurrence(of: uid, at: original, in: place.calendar)?.item
            } else {
                calendars.items(calendars: [place.calendar]) { $0.uid == uid && $0.recurrenceID == nil }.first?.item
            }
        guard let item else { return false }
        record.change { ($0.item, $0.saved) = (item, item) }
        return true
    }
}
