/// A day of the Gregorian calendar.
package struct CivilDate: Hashable, Comparable, Sendable {
    package let year: Int
    /// The month, from 1.
    package let month: Int
    /// The day of the month, from 1.
    package let day: Int

    /// Creates a day, or returns nil if the month doesn't have it.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
        else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day that follows 1 January 1970 by a number of days, within the years 1 to 9999.
    package init(dayNumber: Int) {
        (year, month, day) = Self.parts(ofDay: min(max(dayNumber, -719_162), 2_932_896))
    }

    /// The number of days since 1 January 1970.
    package var dayNumber: Int { Self.dayNumber(year: year, month: month, day: day) }

    /// Returns the number of days since 1 January 1970, in any year; a day beyond its month is one of the next.
    package static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        // Eras of 400 years, each of which begins on 1 March: the leap day is the last of a year.
        let years = month <= 2 ? year - 1 : year
        let era = (years >= 0 ? years : years - 399) / 400
        let yearOfEra = years - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the year, the month and the day of a number of days since 1 January 1970, in any year.
    package static func parts(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    package var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }

    package static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// Returns the number of days of a month.
    package static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate {
    /// Returns the day that follows by a number of days.
    package func adding(days: Int) -> CivilDate {
        CivilDate(dayNumber: dayNumber + min(max(days, -4_000_000), 4_000_000))
    }

    /// Returns the same day of another month, or its last one.
    package func adding(months: Int) -> CivilDate {
        let count = min(max(year * 12 + month - 1 + min(max(months, -200_000), 200_000), 12), 9999 * 12 + 11)
        let (year, month) = (count / 12, count % 12 + 1)
        return CivilDate(year: year, month: month, day: min(day, Self.days(in: month, of: year))) ?? self
    }

    /// The Monday of the day's week.
    package var monday: CivilDate { adding(days: 1 - weekday) }

    /// The first day of the month.
    package var firstOfMonth: CivilDate { adding(days: 1 - day) }

    /// The first of January.
    package var firstOfYear: CivilDate { CivilDate(year: year, month: 1, day: 1) ?? self }
}

/// A time of the day.
package struct CivilTime: Hashable, Comparable, Sendable {
    /// The hour, from 0 to 23.
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// Creates a time, or returns nil if no clock shows it.
    package init?(hour: Int, minute: Int = 0, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    /// The time after a number of seconds of the day.
    package init(seconds: Int) {
        let seconds = min(max(seconds, 0), 86399)
        (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }

    /// The number of seconds since midnight.
    package var seconds: Int { hour * 3600 + minute * 60 + second }

    package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}

/// A time on a day, by the clock of a place.
package struct CivilMoment: Hashable, Comparable, Sendable {
    package let date: CivilDate
    package let time: CivilTime

    package init(date: CivilDate, time: CivilTime) {
        (self.date, self.time) = (date, time)
    }

    /// The moment a number of seconds after midnight of 1 January 1970 on the same clock, within the years 1 to 9999.
    package init(seconds: Int) {
        let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        self.init(date: CivilDate(dayNumber: day), time: CivilTime(seconds: seconds - day * 86_400))
    }

    package static func < (left: Self, right: Self) -> Bool { (left.date, left.time) < (right.date, right.time) }

    /// Returns the moment after a number of seconds.
    package func adding(seconds: Int) -> CivilMoment {
        let sum = time.seconds + min(max(seconds, -400_000_000_000), 400_000_000_000)
        let days = sum >= 0 ? sum / 86400 : (sum - 86399) / 86400
        return CivilMoment(date: date.adding(days: days), time: CivilTime(seconds: sum - days * 86400))
    }
}
