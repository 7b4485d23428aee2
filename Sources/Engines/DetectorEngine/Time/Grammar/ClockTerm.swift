import CivilDateEngine

/// A time of the day, as far as it is named.
struct ClockTerm {
    var hour: Int
    var minute = 0
    var second = 0
    /// Whether it is after noon, where that is said.
    var isAfternoon: Bool?
    /// A Boolean value that indicates whether nothing but an hour stands there.
    var isBare = false
    var confidence = 0.9

    /// The time on a clock of 24 hours.
    var time: CivilTime? {
        guard let isAfternoon, hour <= 12 else {
            return CivilTime(hour: hour == 24 ? 0 : hour, minute: minute, second: second)
        }
        return CivilTime(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute, second: second)
    }

    /// A Boolean value that indicates whether morning or evening is open.
    var isOpen: Bool { isAfternoon == nil && hour <= 12 && hour > 0 }

    /// Returns the term in a part of the day.
    func during(_ part: DayPart) -> ClockTerm {
        guard isOpen else { return self }
        var term = self
        switch part {
        case .morning: term.isAfternoon = false
        case .afternoon, .evening: term.isAfternoon = hour != 12 || part == .afternoon
        case .night: term.isAfternoon = hour >= 5 && hour < 12
        case .lunch: term.isAfternoon = hour < 11 || hour == 12
        case .businessHours: break
        }
        return term
    }
}

/// A part of a day, and which third of it.
struct PartTerm {
    var part: DayPart
    /// The day, for "tonight" and "last night".
    var day: CivilDate?
    /// Early is -1, late is 1.
    var lean = 0

    /// The times, from the first second to the one after the last, or the last of the day.
    var times: (CivilTime, CivilTime) {
        var (start, end) = part.hours
        if lean < 0 { end = start + 2 }
        if lean > 0 { start = end - 2 }
        return (CivilTime(seconds: start * 3600), CivilTime(seconds: end * 3600))
    }
}
