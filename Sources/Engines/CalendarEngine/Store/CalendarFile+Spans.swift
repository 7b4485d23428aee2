package import Foundation

extension CalendarFile {
    /// Removes one occurrence of a recurring event.
    package mutating func removeOccurrence(of uid: String, at original: CalendarTime, date: Date) throws(CalendarError)
    {
        let zones = zones
        remove { $0.uid == uid && $0.recurrenceID.map(zones.date) == zones.date(of: original) }
        guard var master = master(uid) else { return }
        master.removedTimes.append(original)
        master.noteChange(date)
        try store(master)
        // Nothing is left of an event without occurrences.
        if occurrences(of: uid, in: .distantPast ..< .distantFuture, limits: .one).isEmpty { remove { $0.uid == uid } }
    }

    /// Ends a recurring event before an occurrence, and returns the rules of what would follow.
    package mutating func end(_ uid: String, before original: CalendarTime, date: Date) throws(CalendarError)
        -> [String]
    {
        guard var master = master(uid), let start = master.start else {
            throw CalendarError(code: .missing, message: "The event is gone from its file.")
        }
        let zones = zones
        let first = zones.date(of: original)
        let earlier = occurrences(of: uid, in: .distantPast..<first).filter { $0.start < first }.count
        let last =
            original.isDate
            ? CalendarTime(wall: WallTime(seconds: original.wall.seconds - 86_400), isDate: true, zone: .floating)
            : CalendarTime(wall: WallTime(seconds: CalendarTime.seconds(of: first) - 1), zone: .utc)
        let rules = master.rules.compactMap(RecurrenceRule.init)
        let removed = master.removedTimes.filter { zones.date(of: $0) < first }.count
        let rest = rules.map { rule in
            rule.text(count: rule.count.map { max(1, $0 - earlier - removed) }, until: rule.until.map(inUTC))
        }
        remove { $0.uid == uid && ($0.recurrenceID.map { zones.date(of: $0) >= first } ?? false) }
        guard zones.date(of: start) < first else {
            remove { $0.uid == uid }
            return rest
        }
        master.rules = rules.map { $0.text(count: nil, until: last) }
        master.addedTimes.removeAll { zones.date(of: $0) >= first }
        master.noteChange(date)
        try store(master)
        return rest
    }

    /// The item of an event that isn't a single occurrence.
    package func master(_ uid: String) -> CalendarItem? {
        items.first { $0.uid == uid && $0.recurrenceID == nil }
    }

    private func inUTC(_ time: CalendarTime) -> CalendarTime {
        time.isDate ? time : CalendarTime(wall: zones.wall(at: zones.date(of: time), in: .utc), zone: .utc)
    }
}

extension CalendarItem {
    /// Counts a change, and notes its date.
    package mutating func noteChange(_ date: Date) {
        sequence += 1
        modified = date
    }
}

extension CalendarLimits {
    /// The bounds for finding out whether there is an occurrence.
    fileprivate static var one: CalendarLimits {
        var limits = CalendarLimits()
        limits.stepCount = 2000
        return limits
    }
}
