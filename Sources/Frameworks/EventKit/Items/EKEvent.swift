internal import CalendarEngine
public import CoreLocation
import Foundation

/// An event of a calendar, or an occurrence of one that recurs.
open class EKEvent: EKCalendarItem {
    /// Creates an event, which is stored with ``EKEventStore/save(_:span:commit:)``.
    public init(eventStore: EKEventStore) {
        let item = CalendarItem(kind: .event, uid: UUID().uuidString)
        super.init(ItemRecord(ItemRecord.State(item: item)), store: eventStore)
    }

    override init(_ record: ItemRecord, store: EKEventStore) { super.init(record, store: store) }

    /// The identifier of the event, the same for all its occurrences.
    open var eventIdentifier: String! { item.uid }

    /// A Boolean value that indicates whether the event takes whole days.
    open var isAllDay: Bool {
        get { item.start?.isDate ?? false }
        set {
            record.change { state in
                guard newValue != state.item.start?.isDate ?? false else { return }
                let (start, end) = (state.item.start, state.end)
                func changed(_ time: CalendarTime) -> CalendarTime {
                    newValue
                        ? CalendarTime(
                            wall: state.zones.wall(at: state.zones.date(of: time), in: .floating),
                            isDate: true,
                            zone: .floating
                        )
                        : CalendarTime(state.zones.date(of: time), zone: state.zones.local)
                }
                state.item.start =
                    start.map(changed)
                    ?? (newValue ? CalendarTime(wall: WallTime(seconds: 0), isDate: true, zone: .floating) : nil)
                guard let end else { return }
                state.item.duration = nil
                state.item.end = nil
                state.setEnd(state.zones.date(of: end))
            }
        }
    }

    /// When the event begins.
    open var startDate: Date! {
        get { record.change { state in state.item.start.map(state.zones.date) } }
        set { record.change { $0.setStart(newValue) } }
    }

    /// When the event ends; the last moment of an event of whole days is in its last day.
    open var endDate: Date! {
        get {
            record.change { state in
                let end = state.end.map(state.zones.date)
                return state.item.start?.isDate == true ? end?.addingTimeInterval(-1) : end
            }
        }
        set { record.change { $0.setEnd(newValue) } }
    }

    /// The place with its coordinates.
    open var structuredLocation: EKStructuredLocation? {
        get {
            guard item.location != nil || item.coordinates != nil else { return nil }
            let place = EKStructuredLocation(title: item.location ?? "")
            place.geoLocation = item.coordinates.map {
                CLLocation(latitude: $0.latitude, longitude: $0.longitude)
            }
            return place
        }
        set {
            item.location = newValue?.title
            item.coordinates = newValue?.coordinates
        }
    }

    /// Compares the beginnings of two events.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        guard let start = startDate, let otherStart = other.startDate else { return .orderedSame }
        return start.compare(otherStart)
    }

    /// The person who invites.
    open var organizer: EKParticipant? { item.organizer.map { EKParticipant($0) } }

    /// Whether the event takes its time.
    open var availability: EKEventAvailability {
        get { item.isTransparent ? .free : item.status == "TENTATIVE" ? .tentative : .busy }
        set { item.isTransparent = newValue == .free }
    }

    /// Whether the event takes place.
    open var status: EKEventStatus {
        switch item.status {
        case "CONFIRMED": .confirmed
        case "TENTATIVE": .tentative
        case "CANCELLED": .canceled
        default: .none
        }
    }

    /// A Boolean value that indicates whether this occurrence of a recurring event was changed alone.
    open var isDetached: Bool { item.recurrenceID != nil }

    /// When the occurrence begins by the rule.
    open var occurrenceDate: Date! {
        record.change { state in state.original.map(state.zones.date) ?? state.item.start.map(state.zones.date) }
    }

    /// The identifier of the contact whose birthday it is; always nil.
    open var birthdayContactIdentifier: String? { nil }

    /// A Boolean value that indicates whether the event recurs or is an occurrence of one that does.
    override open var hasRecurrenceRules: Bool { super.hasRecurrenceRules || isDetached }
}

extension ItemRecord.State {
    /// The end, also of an event that says how long it lasts.
    var end: CalendarTime? {
        guard let start = item.start else { return item.end }
        if let end = item.end { return end }
        let seconds = item.duration ?? (start.isDate ? 86_400 : 0)
        return CalendarTime(
            wall: WallTime(seconds: start.wall.seconds + seconds),
            isDate: start.isDate,
            zone: start.zone
        )
    }

    /// Sets the beginning in the zone of the event.
    mutating func setStart(_ date: Date?) {
        item.start = date.map { date in
            if item.start?.isDate == true { return day(of: date) }
            return CalendarTime(date, zone: zone)
        }
    }

    /// Sets the end in the zone of the event; whole days end with the next midnight.
    mutating func setEnd(_ date: Date?) {
        item.duration = nil
        item.end = date.map { date in
            guard item.start?.isDate == true else { return CalendarTime(date, zone: zone) }
            // A day's end is given as its last moment, or as the midnight after.
            let last = day(of: date)
            let isMidnight = zones.date(of: last) == date && last != item.start
            return isMidnight
                ? last
                : CalendarTime(wall: WallTime(seconds: last.wall.seconds + 86_400), isDate: true, zone: .floating)
        }
    }

    private var zone: TimeZone {
        switch item.start?.zone ?? item.end?.zone {
        case .named(let name): CalendarZones.known(name) ?? zones.local
        case .utc: .gmt
        case .floating, nil: zones.local
        }
    }

    private func day(of date: Date) -> CalendarTime {
        CalendarTime(wall: zones.wall(at: date, in: .floating), isDate: true, zone: .floating)
    }
}
