package import Foundation

/// An occurrence of an event.
package struct Occurrence: Sendable, Hashable {
    /// The item, which is one of its own if the occurrence was changed alone.
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
        var found = replaced.compactMap { occurrence($0, start: $0.start, original: $0.recurrenceID) }
        for item in items where item.recurrenceID == nil {
            guard let start = item.start else { continue }
            guard item.isRecurring else {
                found += [occurrence(item, start: start, original: nil)].compactMap(\.self)
                continue
            }
            let times = times(of: item, from: start, before: range.upperBound, limits: limits)
            for time in times where !replacedDates.contains(zones.date(of: time)) {
                if let one = occurrence(item, start: time, original: time) { found.append(one) }
            }
        }
        return Array(found.filter { $0.overlaps(range) }.sorted { $0.start < $1.start }.prefix(limits.occurrenceCount))
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
        func wall(_ time: CalendarTime) -> WallTime {
            if start.isDate { return time.wall.midnight }
            if time.isDate { return WallTime(seconds: time.wall.seconds + start.wall.secondOfDay) }
            return time.zone == start.zone ? time.wall : zones.wall(at: zones.date(of: time), in: start.zone)
        }
        walls.formUnion(item.addedTimes.map(wall))
        walls.subtract(item.removedTimes.map(wall))
        return walls.sorted().map { CalendarTime(wall: $0, isDate: start.isDate, zone: start.zone) }
    }

    private func occurrence(_ item: CalendarItem, start: CalendarTime?, original: CalendarTime?) -> Occurrence? {
        guard let start, let first = item.start else { return nil }
        let begin = zones.date(of: start)
        return Occurrence(item: item, start: begin, end: end(of: item, first: first, at: start), original: original)
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

extension Occurrence {
    /// Returns whether the occurrence overlaps a range; one without a length counts where it begins.
    func overlaps(_ range: Range<Date>) -> Bool {
        start < range.upperBound && (end > range.lowerBound || (start == end && start >= range.lowerBound))
    }
}
