package import CivilDateEngine

/// What a text says of time.
package enum TimeValue: Hashable, Sendable {
    /// A day.
    case date(CivilDate)
    /// A time of a day that isn't named; `isExact` is false where morning or evening is open.
    case time(CivilTime, isExact: Bool)
    /// A time of a day.
    case moment(CivilMoment, isExact: Bool)
    /// Days.
    case dates(DateSpan)
    /// From a time to a time, of a day that isn't named; one of both may be open.
    case times(CivilTime?, CivilTime?)
    /// From a moment to a moment; one of both may be open.
    case moments(CivilMoment?, CivilMoment?)
    /// A length of time.
    case duration(TimeLength)
    /// A day or time that returns.
    case recurrence(Recurrence)
}

/// Days from one to another.
package struct DateSpan: Hashable, Sendable {
    /// The first day, or nil if the beginning is open.
    package let start: CivilDate?
    /// The first day that is named at the end, or nil if the end is open.
    package let end: CivilDate?
    /// What is named at the end, all of which belongs to the span; nil if the end itself doesn't.
    ///
    /// "May to October" ends on 1 October, a month: so the 31st belongs to it. "This week" ends on the next Monday, which
    /// doesn't.
    package let endUnit: TimeUnit?

    package init(start: CivilDate?, end: CivilDate?, endUnit: TimeUnit? = nil) {
        (self.start, self.end, self.endUnit) = (start, end, endUnit)
    }

    /// The last day that belongs to the span.
    package var lastDay: CivilDate? {
        switch endUnit {
        case nil: end?.adding(days: -1)
        case .day: end
        case .week: end?.adding(days: 6)
        case .month: end?.adding(months: 1).adding(days: -1)
        case .year: end?.adding(months: 12).adding(days: -1)
        default: end
        }
    }
}

/// A unit of time.
package enum TimeUnit: String, Hashable, Sendable {
    case second, minute, hour, day, week, month, quarter, year, decade, century
    case weekend, fortnight, businessDay

    /// The seconds of the unit; a month counts 30 days, and a year 365.
    package var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .businessDay: 86400
        case .weekend: 2 * 86400
        case .week: 7 * 86400
        case .fortnight: 14 * 86400
        case .month: 30 * 86400
        case .quarter: 90 * 86400
        case .year: 365 * 86400
        case .decade: 3650 * 86400
        case .century: 36500 * 86400
        }
    }

    /// A Boolean value that indicates whether a day has several of them.
    var isOfClock: Bool { self == .second || self == .minute || self == .hour }
}

/// A length of time.
package struct TimeLength: Hashable, Sendable {
    /// The months, since their days differ.
    package var months = 0
    /// The days.
    package var days = 0
    /// The seconds.
    package var seconds = 0
    /// The number of seconds when a month counts 30 days and a year 365.
    package var total = 0
    /// The finest unit that is named.
    var finest = TimeUnit.century
    /// The number of working days, which aren't added to others.
    var businessDays = 0

    package init() {}

    /// Adds some units; fractions of months are left out.
    mutating func add(_ count: Double, _ unit: TimeUnit) {
        let count = min(count, 1_000_000)
        let whole = Int(count)
        switch unit {
        case .month: months += whole
        case .quarter: months += 3 * whole
        case .year: months += Int(count * 12)
        case .decade: months += 120 * whole
        case .century: months += 1200 * whole
        case .businessDay: businessDays += whole
        case .day, .week, .fortnight, .weekend:
            let part = Int(count * Double(unit.seconds))
            days += part / 86400
            seconds += part % 86400
        case .second, .minute, .hour: seconds += Int(count * Double(unit.seconds))
        }
        total += Int(count * Double(unit.seconds))
        if unit.seconds < finest.seconds { finest = unit }
    }

    /// A Boolean value that indicates whether hours or less are named.
    var isOfClock: Bool { finest.isOfClock }

    /// Returns the day before or after another.
    func date(from date: CivilDate, sign: Int) -> CivilDate {
        guard businessDays == 0 else {
            var day = date
            var left = min(businessDays, 10_000)
            while left > 0 {
                day = day.adding(days: sign)
                if day.weekday < 6 { left -= 1 }
            }
            return day
        }
        return date.adding(months: sign * months).adding(days: sign * days)
    }

    /// Returns the moment before or after another.
    func moment(from moment: CivilMoment, sign: Int) -> CivilMoment {
        CivilMoment(date: date(from: moment.date, sign: sign), time: moment.time).adding(seconds: sign * seconds)
    }
}

/// A rule by which a day or time returns.
package struct Recurrence: Hashable, Sendable {
    /// The unit that returns.
    package var unit: TimeUnit
    /// Each how many units.
    package var interval: Int
    /// The days of the week, from 1 for Monday.
    package var weekdays: [Int] = []
    /// The time of the day.
    package var time: CivilTime?

    package init(unit: TimeUnit, interval: Int = 1, weekdays: [Int] = [], time: CivilTime? = nil) {
        (self.unit, self.interval, self.weekdays, self.time) = (unit, interval, weekdays, time)
    }
}
