internal import CalendarEngine
public import Foundation

/// An alarm of an event or a reminder.
open class EKAlarm: EKObject, NSCopying {
    private var own: CalendarAlarm
    private var place: EKStructuredLocation?
    private var side = EKAlarmProximity.none

    /// Creates an alarm at the beginning.
    override public init() {
        own = CalendarAlarm(trigger: .afterStart(0))
        super.init()
    }

    /// Creates an alarm at a date.
    public init(absoluteDate date: Date) {
        own = CalendarAlarm(trigger: .at(date))
        super.init()
    }

    /// Creates an alarm a number of seconds after the beginning; negative before.
    public init(relativeOffset offset: TimeInterval) {
        own = CalendarAlarm(trigger: .afterStart(Self.seconds(offset)))
        super.init()
    }

    init(_ value: CalendarAlarm) {
        own = value
        place = value.place.flatMap { EKStructuredLocation($0) }
        side =
            switch value.place?.way {
            case .arrival: .enter
            case .departure: .leave
            case nil: .none
            }
        super.init()
    }

    /// The alarm as it is written, with its place.
    var value: CalendarAlarm {
        var value = own
        let way: AlarmPlace.Way? =
            switch side {
            case .none: nil
            case .enter: .arrival
            case .leave: .departure
            }
        value.place =
            place == nil && way == nil
            ? nil
            : AlarmPlace(
                title: place?.title,
                coordinates: place?.coordinates,
                radius: place.map { $0.radius.isFinite ? max(0, $0.radius) : 0 } ?? 0,
                way: way
            )
        return value
    }

    /// The seconds after the beginning; negative before.
    open var relativeOffset: TimeInterval {
        get {
            switch own.trigger {
            case .afterStart(let seconds), .afterEnd(let seconds): TimeInterval(seconds)
            case .at: 0
            }
        }
        set { own = CalendarAlarm(trigger: .afterStart(Self.seconds(newValue))) }
    }

    /// The date, or nil for an alarm that is relative to the beginning.
    open var absoluteDate: Date? {
        get { if case .at(let date) = own.trigger { date } else { nil } }
        set { own = CalendarAlarm(trigger: newValue.map { .at($0) } ?? .afterStart(0)) }
    }

    /// The place of the alarm.
    ///
    /// It is kept in the calendar's file, for the programs and devices that share it and know where they are.
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
        switch own.action {
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

    private static func seconds(_ interval: TimeInterval) -> Int {
        interval.isNaN ? 0 : Int(min(max(interval, -1e10), 1e10))
    }
}
