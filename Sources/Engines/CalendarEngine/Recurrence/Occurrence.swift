package import Foundation

/// An occurrence of an event.
package struct Occurrence: Sendable, Hashable {
    /// The item with the times of the occurrence; one that was changed alone has an item of its own.
    package let item: CalendarItem
    /// When it begins.
    package let start: Date
    /// When it ends.
    package let end: Date
    /// When it would begin by the rule, as the item writes it; nil for an item that doesn't recur.
    package let original: CalendarTime?
}

extension CalendarFile {
    /// Returns the occurrences of the events with a UID that overlap a range, in order.
    ///
    /// Rules are followed up to `limits.stepCount` times from their start.
    package func occurrences(
        of uid: String,
        in range: Range<Date>,
        limits: CalendarLimits = CalendarLimits()
    ) -> [Occurrence] {
        let items = items.filter { $0.kind == .event && $0.uid == uid }
        let replaced = items.filter { $0.recurrenceID != nil }
        let replacedDates = Set(replaced.compactMap { $0.recurrenceID.map(zones.date) })
        let changes = replaced.compactMap { LaterChange($0, zones) }.sorted { $0.first < $1.first }
        var found = replaced.compactMap { occurrence($0, start: $0.start, original: $0.recurrenceID) }
        for item in items where item.recurrenceID == nil {
            guard let start = item.start else { continue }
            guard item.isRecurring else {
                found += [occurrence(item, start: start, original: nil)].compactMap(\.self)
                continue
            }
            // What a change brings forward may begin in the range, though it wouldn't by the rule.
            let advance = changes.map(\.advance).max() ?? 0
            let times = times(of: item, from: start, before: range.upperBound + max(0, advance), limits: limits)
            var rest = changes[...]
            var change: LaterChange?
            for time in times {
                let date = zones.date(of: time)
                while let next = rest.first, next.first <= date { change = rest.removeFirst() }
                guard !replacedDates.contains(date) else { continue }
                let changed = change?.item(of: item)
                let begin = change?.start(of: time, zones) ?? time
                if let one = occurrence(changed ?? item, start: begin, original: time) { found.append(one) }
            }
        }
        return Array(found.filter { $0.overlaps(range) }.sorted { $0.start < $1.start }.prefix(limits.occurrenceCount))
    }

    /// Returns the occurrence that would begin at a time by the rule.
    package func occurrence(of uid: String, at original: CalendarTime) -> Occurrence? {
        let date = zones.date(of: original)
        if let item = items.first(where: { $0.uid == uid && $0.recurrenceID.map(zones.date) == date }) {
            return occurrence(item, start: item.start, original: item.recurrenceID)
        }
        // It is moved by as much as a change of earlier and later ones says.
        let advances = items.filter { $0.uid == uid }.compactMap { LaterChange($0, zones)?.advance }
        let range = date - max(0, advances.max() ?? 0) - 1..<date - min(0, advances.min() ?? 0) + 1
        return occurrences(of: uid, in: range).first { $0.original.map(zones.date) == date }
    }

    /// Returns the times at which an item recurs, in order.
    private func times(
        of item: CalendarItem,
        from start: CalendarTime,
        before end: Date,
        limits: CalendarLimits
    ) -> [CalendarTime] {
        let last = WallTime(seconds: zones.wall(at: end, in: start.zone).seconds)
        var walls: Set<WallTime> = [start.wall]
        for rule in item.rules.compactMap(RecurrenceRule.init) {
            walls.formUnion(rule.times(from: start, through: last, zones: zones, limit: limits.stepCount))
        }
        walls.formUnion(item.addedTimes.map { zones.wall(of: $0, as: start) })
        walls.subtract(item.removedTimes.map { zones.wall(of: $0, as: start) })
        return walls.sorted().map { CalendarTime(wall: $0, isDate: start.isDate, zone: start.zone) }
    }

    private func occurrence(_ item: CalendarItem, start: CalendarTime?, original: CalendarTime?) -> Occurrence? {
        guard let start, let first = item.start else { return nil }
        let begin = zones.date(of: start)
        let end = end(of: item, first: first, at: start)
        var item = item
        if start != first {
            item.start = start
            item.end = item.end.map { last in
                CalendarTime(wall: zones.wall(at: end, in: last.zone), isDate: last.isDate, zone: last.zone)
            }
        }
        return Occurrence(item: item, start: begin, end: end, original: original)
    }

    /// Returns when an occurrence ends; a day ends with the next midnight, and a time without an end at once.
    private func end(of item: CalendarItem, first: CalendarTime, at start: CalendarTime) -> Date {
        let begin = zones.date(of: start)
        if let end = item.end {
            if first.isDate {
                let days = max(86_400, end.wall.midnight.seconds - first.wall.seconds)
                return zones.date(
                    of: CalendarTime(wall: WallTime(seconds: start.wall.seconds + days), isDate: true, zone: start.zone)
                )
            }
            return begin + max(0, zones.date(of: end).timeIntervalSince(zones.date(of: first)))
        }
        if first.isDate {
            let days = max(86_400, item.duration ?? 0)
            return zones.date(
                of: CalendarTime(wall: WallTime(seconds: start.wall.seconds + days), isDate: true, zone: start.zone)
            )
        }
        return begin + TimeInterval(max(0, item.duration ?? 0))
    }
}

extension CalendarZones {
    /// Returns what the wall of an item shows at a time; a day of an item with times is one at the time of its start.
    func wall(of time: CalendarTime, as start: CalendarTime) -> WallTime {
        if start.isDate { return time.wall.midnight }
        if time.isDate { return WallTime(seconds: time.wall.seconds + start.wall.secondOfDay) }
        return time.zone == start.zone ? time.wall : wall(at: date(of: time), in: start.zone)
    }
}

extension Occurrence {
    /// Returns whether the occurrence overlaps a range; one without a length counts where it begins.
    func overlaps(_ range: Range<Date>) -> Bool {
        start < range.upperBound && (end > range.lowerBound || (start == end && start >= range.lowerBound))
    }
}
