import CivilDateEngine

/// A point in time, or hours of a day, as far as they are named.
struct PointTerm {
    var day: DayTerm?
    var clock: ClockTerm?
    /// The end, if hours are named from one to another.
    var clockEnd: ClockTerm?
    var part: PartTerm?

    /// A Boolean value that indicates whether hours are named in any way.
    var hasHours: Bool { clock != nil || part != nil }

    /// How sure it is that a date or time is meant.
    var confidence: Double {
        let clocks = max(clock?.confidence ?? 0, clockEnd?.confidence ?? 0)
        guard let day else { return clock == nil ? 0.6 : clocks }
        return hasHours ? max(day.confidence, clocks, 0.8) : day.confidence
    }

    /// Returns what is meant at a moment.
    func value(at moment: CivilMoment) -> TimeValue? {
        var date: CivilDate?
        if let day {
            guard let resolved = day.resolved(from: moment.date) else { return nil }
            date = resolved
        }
        date = date ?? part?.day
        if let clock {
            let start = part.map { clock.during($0.part) } ?? clock
            if let clockEnd {
                guard let hours = start.through(part.map { clockEnd.during($0.part) } ?? clockEnd) else { return nil }
                return date.map { Self.moments($0, hours.start, hours.end) } ?? .times(hours.start, hours.end)
            }
            guard let time = start.time else { return nil }
            guard let date else { return .time(time, isExact: !start.isOpen) }
            // 24 o'clock is the beginning of the next day.
            let day = clock.hour == 24 ? date.adding(days: 1) : date
            return .moment(CivilMoment(date: day, time: time), isExact: !start.isOpen)
        }
        if let part {
            let times = part.times
            return date.map { Self.moments($0, times.0, times.1) } ?? .times(times.0, times.1)
        }
        return date.map { .date($0) }
    }

    /// Hours of a day; they end on the next one if the end is earlier than the beginning.
    static func moments(_ date: CivilDate, _ start: CivilTime, _ end: CivilTime) -> TimeValue {
        .moments(
            CivilMoment(date: date, time: start),
            CivilMoment(date: end < start ? date.adding(days: 1) : date, time: end)
        )
    }
}

extension ClockTerm {
    /// Returns hours that begin with this time; each takes morning or evening from the other.
    func through(_ end: ClockTerm) -> (start: CivilTime, end: CivilTime)? {
        var (start, end) = (self, end)
        if start.isOpen, let isAfternoon = end.isAfternoon, end.hour <= 12 {
            start.isAfternoon = isAfternoon
            // "11 to 3pm" begins before noon.
            if let first = start.time, let last = end.time, first > last { start.isAfternoon = !isAfternoon }
        } else if end.isOpen, let isAfternoon = start.isAfternoon, start.hour <= 12 {
            end.isAfternoon = isAfternoon
            if let first = start.time, let last = end.time, first >= last { end.isAfternoon = !isAfternoon }
        } else if start.isOpen, end.isOpen, let first = start.time, let last = end.time, last < first, end.hour < 12 {
            // "10:30 to 3" ends after noon.
            end.isAfternoon = true
        }
        guard let first = start.time, let last = end.time else { return nil }
        return (first, last)
    }
}
