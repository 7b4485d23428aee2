internal import CalendarEngine
public import Foundation

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// Creates a reminder, which is stored with ``EKEventStore/save(_:commit:)``.
    public init(eventStore: EKEventStore) {
        let item = CalendarItem(kind: .reminder, uid: UUID().uuidString)
        super.init(ItemRecord(ItemRecord.State(item: item)), store: eventStore)
    }

    override init(_ record: ItemRecord, store: EKEventStore) { super.init(record, store: store) }

    /// When the reminder begins.
    open var startDateComponents: DateComponents? {
        get { item.start.map(DateComponents.init) }
        set { item.start = newValue.flatMap(CalendarTime.init) }
    }

    /// When the reminder is due.
    open var dueDateComponents: DateComponents? {
        get { item.end.map(DateComponents.init) }
        set { item.end = newValue.flatMap(CalendarTime.init) }
    }

    /// A Boolean value that indicates whether the reminder is completed.
    open var isCompleted: Bool {
        get { item.isCompleted }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    /// When the reminder was completed.
    open var completionDate: Date? {
        get { item.completed }
        set {
            item.completed = newValue
            item.status = newValue == nil ? "NEEDS-ACTION" : "COMPLETED"
        }
    }

    /// The priority, from 1, the highest, to 9; zero for none.
    open var priority: Int {
        get { item.priority }
        set { item.priority = newValue }
    }
}

extension DateComponents {
    fileprivate init(_ time: CalendarTime) {
        let (year, month, day) = time.wall.parts
        self.init(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
        guard !time.isDate else { return }
        let second = time.wall.secondOfDay
        (hour, minute, self.second) = (second / 3600, second / 60 % 60, second % 60)
        switch time.zone {
        case .utc: timeZone = .gmt
        case .named(let name): timeZone = CalendarZones.known(name)
        case .floating: break
        }
    }
}

extension CalendarTime {
    fileprivate init?(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day,
            (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        func part(_ value: Int?, _ range: Range<Int>) -> Int { min(max(value ?? 0, 0), range.upperBound - 1) }
        self.init(
            wall: WallTime(
                year: year,
                month: month,
                day: day,
                hour: part(components.hour, 0..<24),
                minute: part(components.minute, 0..<60),
                second: part(components.second, 0..<60)
            ),
            isDate: components.hour == nil,
            zone: components.timeZone.map { $0 == .gmt ? .utc : .named($0.identifier) } ?? .floating
        )
    }
}
