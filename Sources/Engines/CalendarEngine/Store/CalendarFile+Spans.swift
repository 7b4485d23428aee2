package import Foundation

extension CalendarFile {
    /// Removes one occurrence of a recurring event.
    package mutating func removeOccurrence(of uid: String, at original: CalendarTime, date: Date) throws(CalendarError)
    {
        let zones = zones
        try changeOneOccurrence(of: uid, at: original)
        remove { $0.uid == uid && $0.recurrenceID.map(zones.date) == zones.date(of: original) }
        guard var master = master(uid) else { return }
        master.removedTimes.append(original)
        master.noteChange(date)
        try store(master)
        // Nothing is left of an event without occurrences.
        if occurrences(of: uid, in: .distantPast ..< .distantFuture, limits: .one).isEmpty { remove { $0.uid == uid } }
    }

    /// Lets the change that an occurrence has been the one of this occurrence alone.
    ///
    /// If it replaces later occurrences, too, another change with the same values begins with the next of them.
    package mutating func changeOneOccurrence(of uid: String, at original: CalendarTime) throws(CalendarError) {
        let zones = zones
        let first = zones.date(of: original)
        let change = items.first { $0.uid == uid && $0.replacesLater && $0.recurrenceID.map(zones.date) == first }
        guard let change else { return }
        let changes = items.filter { $0.uid == uid && $0.replacesLater }.compactMap { $0.recurrenceID.map(zones.date) }
        let end = changes.filter { $0 > first }.min() ?? .distantFuture
        let later = occurrences(of: uid, in: .distantPast ..< .distantFuture).compactMap { occurrence in
            occurrence.item.recurrenceID == nil ? occurrence.original.map { ($0, occurrence.item) } : nil
        }
        // No range: a file may have years beyond the distant future.
        let next = later.filter { zones.date(of: $0.0) > first && zones.date(of: $0.0) < end }
            .min { zones.date(of: $0.0) < zones.date(of: $1.0) }
        if let next {
            var rest = change
            (rest.recurrenceID, rest.start, rest.end) = (next.0, next.1.start, next.1.end)
            try store(rest, asCopyOf: change, in: self)
        }
        var single = change
        single.replacesLater = false
        try store(single, from: change)
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
        let last =
            original.isDate
            ? CalendarTime(wall: WallTime(seconds: original.wall.seconds - 86_400), isDate: true, zone: .floating)
            : CalendarTime(wall: WallTime(seconds: CalendarTime.seconds(of: first) - 1), zone: .utc)
        let rules = master.rules.compactMap(RecurrenceRule.init)
        let before = WallTime(seconds: zones.wall(of: original, as: start).seconds - 1)
        let rest = rules.map { rule in
            let count = rule.count.map { count in
                let limit = min(count, CalendarLimits().stepCount)
                return max(1, count - rule.times(from: start, through: before, zones: zones, limit: limit).count)
            }
            return rule.text(count: count, until: rule.until.map(inUTC))
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

    /// The item that says what an occurrence is: a change of it or of earlier and later ones, or the event.
    package func item(of uid: String, at original: CalendarTime) -> CalendarItem? {
        let date = zones.date(of: original)
        let changes = items.compactMap { item in
            item.uid == uid ? item.recurrenceID.map { (zones.date(of: $0), item) } : nil
        }
        return changes.first { $0.0 == date }?.1
            ?? changes.filter { $0.0 < date && $0.1.replacesLater }.max { $0.0 < $1.0 }?.1
            ?? master(uid)
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
