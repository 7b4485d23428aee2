import CLibical

extension RecurrenceRule {
    /// Returns the times of the rule on the wall of its zone, in order.
    ///
    /// - Parameters:
    ///   - start: The first time of the item.
    ///   - last: The last time of interest.
    ///   - zones: The zones of the file, in which the end of the rule is written.
    ///   - limit: The most times that are followed from the start.
    func times(from start: CalendarTime, through last: WallTime, zones: CalendarZones, limit: Int) -> [WallTime] {
        guard isBounded || isConditionedByClock && !start.isDate else { return [] }
        // libical compares times without their zones, so the end has to be on the same wall.
        let end = until.map { until in
            until.isDate || until.zone == .floating || start.isDate
                ? until : CalendarTime(wall: zones.wall(at: zones.date(of: until), in: start.zone), zone: start.zone)
        }
        if isConditionedByClock {
            let end = end.map { $0.isDate ? WallTime(seconds: $0.wall.seconds + 86_399) : $0.wall } ?? last
            return clockTimes(from: start.wall, through: min(last, end), limit: limit)
        }
        return Libical.locked {
            var rule = unsafe icalrecurrencetype_from_string(libicalText)
            guard unsafe rule.freq != ICAL_NO_RECURRENCE else { return [] }
            if let end { unsafe rule.until = unsafe Libical.time(end.wall, isDate: end.isDate && start.isDate) }
            // The last day counts to its end.
            if let end, end.isDate, !start.isDate {
                unsafe rule.until = unsafe Libical.time(WallTime(seconds: end.wall.seconds + 86_399))
            }
            guard let iterator = unsafe icalrecur_iterator_new(rule, Libical.time(start.wall, isDate: start.isDate))
            else { return [] }
            defer { unsafe icalrecur_iterator_free(iterator) }
            var times: [WallTime] = []
            for _ in 0..<limit {
                let time = unsafe icalrecur_iterator_next(iterator)
                guard unsafe icaltime_is_null_time(time) == 0 else { break }
                let wall = unsafe Libical.wall(time)
                guard wall <= last else { break }
                times.append(wall)
            }
            return times
        }
    }
}
