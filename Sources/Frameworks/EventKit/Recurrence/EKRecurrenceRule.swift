internal import CalendarEngine
public import Foundation

/// A rule by which an item recurs.
open class EKRecurrenceRule: EKObject, NSCopying {
    private let rule: RecurrenceRule
    private var newEnd: EKRecurrenceEnd??

    /// Creates a rule for every few days, weeks, months or years.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type,
            interval: interval,
            daysOfTheWeek: nil,
            daysOfTheMonth: nil,
            monthsOfTheYear: nil,
            weeksOfTheYear: nil,
            daysOfTheYear: nil,
            setPositions: nil,
            end: end
        )
    }

    /// Creates a rule for some days of a week, a month or a year.
    ///
    /// The interval is one to 30,000; others are a mistake of the program.
    public init(
        recurrenceWith type: EKRecurrenceFrequency,
        interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear weeks: [NSNumber]?,
        daysOfTheYear yearDays: [NSNumber]?,
        setPositions: [NSNumber]?,
        end: EKRecurrenceEnd?
    ) {
        var parts = ["FREQ=\(Self.names[type.rawValue])"]
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if let days, !days.isEmpty { parts.append("BYDAY=" + days.map(\.text).joined(separator: ",")) }
        for (name, numbers) in [
            ("BYMONTHDAY", monthDays), ("BYMONTH", months), ("BYWEEKNO", weeks), ("BYYEARDAY", yearDays),
            ("BYSETPOS", setPositions),
        ] {
            guard let numbers, !numbers.isEmpty else { continue }
            parts.append("\(name)=" + numbers.map { String($0.intValue) }.joined(separator: ","))
        }
        guard let rule = RecurrenceRule(parts.joined(separator: ";")) else {
            preconditionFailure("A recurrence needs an interval of one to 30,000, and not too many days.")
        }
        self.rule = rule
        newEnd = .some(end)
        super.init()
    }

    init?(text: String) {
        guard let rule = RecurrenceRule(text), Self.names.contains(rule.frequency.rawValue) else { return nil }
        self.rule = rule
        super.init()
    }

    private static let names = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]

    /// The rule as iCalendar writes it.
    var text: String {
        guard let newEnd else { return rule.text }
        let until = newEnd?.endDate.map { CalendarTime($0, zone: .gmt) }
        return rule.text(count: newEnd.flatMap { $0.occurrenceCount == 0 ? nil : $0.occurrenceCount }, until: until)
    }

    /// How often the item recurs.
    open var frequency: EKRecurrenceFrequency {
        Self.names.firstIndex(of: rule.frequency.rawValue).flatMap(EKRecurrenceFrequency.init) ?? .daily
    }

    /// The number of days, weeks, months or years from one to the next.
    open var interval: Int { rule.interval }

    /// The end of the recurrence; nil for none.
    open var recurrenceEnd: EKRecurrenceEnd? {
        get {
            if let newEnd { return newEnd }
            if let count = rule.count { return EKRecurrenceEnd(occurrenceCount: count) }
            return rule.until.map { EKRecurrenceEnd(end: CalendarZones().date(of: $0)) }
        }
        set { newEnd = .some(newValue) }
    }

    /// The first day of the week, from 1 for Sunday; zero for the usual one.
    open var firstDayOfTheWeek: Int { rule.weekStart.flatMap(RecurrenceRule.dayNames.firstIndex).map { $0 + 1 } ?? 0 }

    /// The days of the week.
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        let days = rule.days.compactMap { EKRecurrenceDayOfWeek($0) }
        return days.isEmpty ? nil : days
    }

    /// The days of the month, from the end if negative.
    open var daysOfTheMonth: [NSNumber]? { numbers("BYMONTHDAY") }

    /// The days of the year, from the end if negative.
    open var daysOfTheYear: [NSNumber]? { numbers("BYYEARDAY") }

    /// The weeks of the year, from the end if negative.
    open var weeksOfTheYear: [NSNumber]? { numbers("BYWEEKNO") }

    /// The months of the year.
    open var monthsOfTheYear: [NSNumber]? { numbers("BYMONTH") }

    /// Which of the days that the other parts select.
    open var setPositions: [NSNumber]? { numbers("BYSETPOS") }

    private func numbers(_ part: String) -> [NSNumber]? {
        let numbers = rule.numbers(part)
        return numbers.isEmpty ? nil : numbers.map { NSNumber(value: $0) }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(text: text) ?? self }

    override open func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceRule)?.text == text }

    override open var hash: Int { text.hashValue }
}
