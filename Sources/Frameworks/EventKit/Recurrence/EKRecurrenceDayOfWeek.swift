internal import CalendarEngine
public import Foundation

/// A day of the week on which an item recurs, or that day of one week of a month or a year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The number of the week, from the end if negative; zero for every week.
    public let weekNumber: Int

    /// Creates a day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }

    /// Creates a day of a week of a month or a year.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = min(max(weekNumber, -53), 53)
    }

    convenience init?(_ day: RecurrenceRule.Day) {
        guard let index = RecurrenceRule.dayNames.firstIndex(of: day.name), let weekday = EKWeekday(rawValue: index + 1)
        else { return nil }
        self.init(weekday, weekNumber: day.number)
    }

    var text: String {
        (weekNumber == 0 ? "" : String(weekNumber)) + RecurrenceRule.dayNames[dayOfTheWeek.rawValue - 1]
    }

    /// Returns itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceDayOfWeek)?.text == text }

    override open var hash: Int { text.hashValue }
}
