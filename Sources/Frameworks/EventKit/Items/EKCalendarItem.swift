internal import CalendarEngine
public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject {
    let store: EKEventStore
    let record: ItemRecord

    init(_ record: ItemRecord, store: EKEventStore) {
        self.record = record
        self.store = store
        super.init()
    }

    var item: CalendarItem {
        get { record.value.item }
        set { record.change { $0.item = newValue } }
    }

    override open var hasChanges: Bool { record.hasChanges }
    override open var isNew: Bool { record.value.saved == nil }

    override open func reset() {
        record.change { state in
            guard let saved = state.saved else { return }
            state.item = saved
            state.calendar = state.place?.calendar
        }
    }

    override open func refresh() -> Bool { store.refresh(record) }

    // MARK: - Identity

    /// The calendar of the item.
    open var calendar: EKCalendar! {
        get { record.value.calendar.flatMap { store.calendarObject($0) } }
        set { record.change { [id = newValue?.calendarIdentifier] in $0.calendar = id } }
    }

    /// The identifier of the item in this store.
    open var calendarItemIdentifier: String { item.uid }

    /// The identifier of the item in every program.
    open var calendarItemExternalIdentifier: String! { item.uid }

    // MARK: - Content

    /// The title.
    open var title: String! {
        get { item.title }
        set { item.title = newValue }
    }

    /// The place.
    open var location: String? {
        get { item.location }
        set { item.location = newValue }
    }

    /// The notes.
    open var notes: String? {
        get { item.notes }
        set { item.notes = newValue }
    }

    /// The address of a page.
    open var url: URL? {
        get { item.url.flatMap { URL(string: $0) } }
        set { item.url = newValue?.absoluteString }
    }

    /// When the item was changed last.
    open var lastModifiedDate: Date? { item.modified }

    /// When the item was made.
    open var creationDate: Date? { item.created }

    /// The time zone of the item; nil for one that is the same time in every zone.
    open var timeZone: TimeZone? {
        get {
            switch item.start?.zone ?? item.end?.zone {
            case .named(let name): CalendarZones.known(name)
            case .utc: .gmt
            case .floating, nil: nil
            }
        }
        set {
            record.change { state in
                state.item.start = state.item.start.map { state.zones.moved($0, to: newValue) }
                state.item.end = state.item.end.map { state.zones.moved($0, to: newValue) }
            }
        }
    }

    // MARK: - Alarms

    /// A Boolean value that indicates whether the item has alarms.
    open var hasAlarms: Bool { !item.alarms.isEmpty }

    /// The alarms.
    open var alarms: [EKAlarm]? {
        get { item.alarms.isEmpty ? nil : item.alarms.map { EKAlarm($0) } }
        set { item.alarms = newValue?.map(\.value) ?? [] }
    }

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { item.alarms.append(alarm.value) }

    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) {
        if let index = item.alarms.firstIndex(of: alarm.value) { item.alarms.remove(at: index) }
    }

    // MARK: - Recurrence

    /// A Boolean value that indicates whether the item recurs.
    open var hasRecurrenceRules: Bool { !item.rules.isEmpty }

    /// The rules by which the item recurs.
    open var recurrenceRules: [EKRecurrenceRule]? {
        get { item.rules.isEmpty ? nil : item.rules.compactMap { EKRecurrenceRule(text: $0) } }
        set { item.rules = newValue?.map(\.text) ?? [] }
    }

    /// Adds a rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { item.rules.append(rule.text) }

    /// Removes a rule.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        if let index = item.rules.firstIndex(of: rule.text) { item.rules.remove(at: index) }
    }

    // MARK: - People

    /// A Boolean value that indicates whether people are invited.
    open var hasAttendees: Bool { !item.attendees.isEmpty }

    /// The people who are invited.
    open var attendees: [EKParticipant]? {
        item.attendees.isEmpty ? nil : item.attendees.map { EKParticipant($0) }
    }

    /// A Boolean value that indicates whether there are notes.
    open var hasNotes: Bool { !(item.notes ?? "").isEmpty }
}

extension CalendarZones {
    /// Returns the same date as another zone writes it; nil is the time of no zone.
    func moved(_ time: CalendarTime, to zone: TimeZone?) -> CalendarTime {
        guard !time.isDate else { return time }
        guard let zone else { return CalendarTime(wall: wall(at: date(of: time), in: .floating), zone: .floating) }
        return CalendarTime(date(of: time), zone: zone)
    }
}
