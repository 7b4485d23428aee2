import CivilDateEngine

/// What a word means where dates and times are spoken of.
enum TimeWord: Hashable {
    /// A number up to nineteen, or tens.
    case number(Int)
    case hundred, thousand
    case ordinal(Int)
    /// What follows digits in an ordinal.
    case ordinalEnding
    case month(Int)
    /// From 1 for Monday.
    case weekday(Int)
    /// A weekday in the plural.
    case weekdays(Int)
    case unit(TimeUnit)
    /// Today, and days before or after it.
    case relativeDay(Int)
    case part(DayPart)
    case parts(DayPart)
    /// From 0 for spring.
    case season(Int)
    case morning, afternoon  // AM and PM
    case noon, midnight, oclock, tonight
    case this, next, last, coming, following
    case the, a, of, `in`, on, at, `for`
    case from, to, until, between, and
    case before, after, since, around, by
    case ago, now, later
    case end, start, middle, early, late, rest
    case every, other
    case half, quarter, past
    case few, couple, within, all
    case holiday(Holiday)
    /// A word that may stand between a day and a time, such as "doors" and "starts".
    case occasion
    /// A time zone, by its identifier.
    case zone(String)
}

/// A part of a day.
enum DayPart: Hashable {
    case morning, afternoon, evening, night, lunch, businessHours

    /// The hours; the night ends with the day.
    var hours: (start: Int, end: Int) {
        switch self {
        case .morning: (8, 12)
        case .afternoon: (12, 16)
        case .evening: (16, 20)
        case .night: (20, 24)
        case .lunch: (11, 13)
        case .businessHours: (8, 18)
        }
    }
}

/// A day of the year with a name.
enum Holiday: Hashable {
    /// The same day each year.
    case fixed(month: Int, day: Int)
    /// A weekday of a month, counted from 1, or from the end if negative.
    case counted(month: Int, weekday: Int, count: Int, plus: Int)
    /// Days after Easter Sunday.
    case easter(Int)

    /// The day in a year.
    func date(in year: Int) -> CivilDate? {
        switch self {
        case .fixed(let month, let day): return CivilDate(year: year, month: month, day: day)
        case .counted(let month, let weekday, let count, let plus):
            return CivilDate.counted(weekday, count, month: month, year: year)?.adding(days: plus)
        case .easter(let days): return CivilDate.easter(year)?.adding(days: days)
        }
    }
}

extension CivilDate {
    /// Returns the weekday of a month with a number, or from the month's end if that is negative.
    static func counted(_ weekday: Int, _ count: Int, month: Int, year: Int) -> CivilDate? {
        guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
        if count > 0 {
            let day = 1 + (weekday - first.weekday + 7) % 7 + (count - 1) * 7
            return CivilDate(year: year, month: month, day: day)
        }
        let last = first.adding(months: 1).adding(days: -1)
        return last.adding(days: -((last.weekday - weekday + 7) % 7) + (count + 1) * 7)
    }

    /// Returns Easter Sunday, by the method of Meeus, Jones and Butcher.
    static func easter(_ year: Int) -> CivilDate? {
        let golden = year % 19
        let (century, rest) = (year / 100, year % 100)
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * shift + 114
        return CivilDate(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}
