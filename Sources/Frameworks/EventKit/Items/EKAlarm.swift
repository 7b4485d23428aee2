internal import CalendarEngine
public import Foundation

/// An alarm of an event or a reminder.
open class EKAlarm: EKObject, NSCopying {
    private(set) var value: CalendarAlarm
    private var place: EKStructuredLocation?
    private var side = EKAlarmProximity.none

    /// Creates an alarm at a date.
    public init(absoluteDate date: Date) {
        value = CalendarAlarm(trigger: .at(date))
        super.init()
    }

    /// Creates an alarm a number of seconds after the beginning; negative before.
    public init(relativeOffset offset: TimeInterval) {
        value = CalendarAlarm(trigger: .afterStart(Self.seconds(offset)))
        super.init()
    }

    init(_ value: CalendarAlarm) {
        self.value = value
        super.init()
    }

    /// The seconds after the beginning; negative before.
    open var relativeOffset: TimeInterval {
        get {
            switch value.trigger {
            case .afterStart(let seconds), .afterEnd(let seconds): TimeInterval(seconds)
            case .at: 0
            }
        }
        set { value = CalendarAlarm(trigger: .afterStart(Self.seconds(newValue))) }
    }

    /// The date, or nil for an alarm that is relative to the beginning.
    open var absoluteDate: Date? {
        get { if case .at(let date) = value.trigger { date } else { nil } }
        set { value = CalendarAlarm(trigger: newValue.map { .at($0) } ?? .afterStart(0)) }
    }

    /// The place of the alarm, which is kept while the app runs.
    open var structuredLocation: EKStructuredLocation? {
        get { place }
        set { place = newValue }
    }

    /// Whether the alarm goes off on the way to its place or from it.
    open var proximity: EKAlarmProximity {
        get { side }
        set { side = newValue }
    }

    /// What the alarm does.
    open var type: EKAlarmType {
        switch value.action {
        case "AUDIO": .audio
        case "EMAIL": .email
        case "PROCEDURE": .procedure
        default: .display
        }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(value) }

    override open func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.value == value }

    override open var hash: Int { value.hashValue }

    private static func seconds(_ interval: TimeInterval) -> Int { Int(min(max(interval, -1e10), 1e10)) }
}
