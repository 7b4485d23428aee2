import CivilDateEngine

/// A day, as far as it is named.
struct DayTerm {
    var year: Int?
    var month: Int?
    var day: Int?
    var weekday: Int?
    /// The day, where words name it exactly: "tomorrow".
    var exact: CivilDate?
    var holiday: Holiday?
    var confidence = 0.9

    /// A Boolean value that indicates whether only the day of a month is named.
    var isDayOnly: Bool { day != nil && month == nil && exact == nil }

    /// Returns the nearest day that fits.
    ///
    /// - A day with a year is that day.
    /// - Without a year: the first such day that isn't before the floor. If a weekday is named too, the first within
    ///   eighteen months that falls on it, or else the last within eighteen months before; if there is none, the weekday is
    ///   taken for a mistake.
    /// - Without a month: this month's day if it isn't over, or the next month that has it.
    /// - A weekday alone: the floor itself or one of the six days that follow.
    func resolved(from floor: CivilDate) -> CivilDate? {
        if let exact { return exact }
        if let holiday {
            if let year { return holiday.date(in: year) }
            return (floor.year...floor.year + 1).lazy.compactMap { holiday.date(in: $0) }.first { $0 >= floor }
        }
        if let month, let day {
            if let year { return CivilDate(year: year, month: month, day: day) }
            guard day <= CivilDate.days(in: month, of: 2024) else { return nil }
            if let weekday, let fitting = fitting(weekday, month: month, day: day, floor: floor) { return fitting }
            return (floor.year...floor.year + 8).lazy.compactMap { CivilDate(year: $0, month: month, day: day) }
                .first { $0 >= floor }
        }
        if let day {
            for months in 0..<(weekday == nil ? 12 : 48) {
                let first = floor.firstOfMonth.adding(months: months)
                guard let date = CivilDate(year: first.year, month: first.month, day: day) else { continue }
                if date >= floor || weekday != nil && months == 0, weekday == nil || date.weekday == weekday {
                    return date
                }
            }
            return nil
        }
        guard let weekday else { return nil }
        return floor.adding(days: (weekday - floor.weekday + 7) % 7)
    }

    private func fitting(_ weekday: Int, month: Int, day: Int, floor: CivilDate) -> CivilDate? {
        let days = (floor.year - 2...floor.year + 2).compactMap { CivilDate(year: $0, month: month, day: day) }
            .filter { $0.weekday == weekday && abs($0.dayNumber - floor.dayNumber) <= 548 }
        return days.first { $0 >= floor } ?? days.last
    }
}
