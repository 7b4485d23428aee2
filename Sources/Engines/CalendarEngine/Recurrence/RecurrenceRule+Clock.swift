import CivilDateEngine

/// Rules that recur within a day, under conditions, and those that choose among the times of a day by their position.
///
/// libical would count seconds for centuries until a condition holds, and leaves out the positions; here, a day, hour or
/// minute that doesn't fit is passed over whole, and the work is limited.
extension RecurrenceRule {
    /// The most steps and times that are looked at, whether they fit or not.
    private static let workLimit = 200_000

    /// A Boolean value that indicates whether the rule is one of these.
    var isConditionedByClock: Bool {
        let known: Set = [
            "BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYDAY", "BYHOUR", "BYMINUTE", "BYSECOND", "BYSETPOS",
        ]
        let conditions = parts.keys.filter { $0.hasPrefix("BY") }
        return clockUnit != nil && !conditions.isEmpty && known.isSuperset(of: conditions) && parts["RSCALE"] == nil
    }

    /// The seconds of the unit by which a rule counts, or nil for one that libical follows.
    private var clockUnit: Int? {
        switch frequency {
        case .hourly: 3600
        case .minutely: 60
        case .secondly: 1
        case .daily: parts["BYSETPOS"] == nil ? nil : 86_400
        default: nil
        }
    }

    /// Returns the times of the rule, in order.
    ///
    /// - Parameters:
    ///   - start: The first time of the item.
    ///   - last: The last time of interest.
    ///   - limit: The most times.
    func clockTimes(from start: WallTime, through last: WallTime, limit: Int) -> [WallTime] {
        guard let unit = clockUnit else { return [] }
        guard let conditions = Conditions(self) else { return [] }
        let first = start.seconds - start.secondOfDay % unit
        let most = min(limit, count ?? limit)
        var times: [WallTime] = []
        var (step, work) = (0, 0)
        while work < Self.workLimit, times.count < most {
            work += 1
            let wall = WallTime(seconds: first + step * unit * interval)
            guard wall <= last else { break }
            if let next = conditions.next(afterMisfit: wall, unit: unit) {
                // The first step at or after it.
                step = max(step + 1, (next - first + unit * interval - 1) / (unit * interval))
                continue
            }
            work += conditions.timeCount(unit)
            times += conditions.times(in: wall, unit: unit, start).filter { $0 >= start && $0 <= last }
            step += 1
        }
        return Array(times.prefix(most))
    }

    /// The conditions of a rule.
    private struct Conditions {
        let months, monthDays, yearDays, hours, minutes, seconds, positions, weekdays: Set<Int>

        /// Reads the conditions; nil where none of the numbers of one is possible.
        init?(_ rule: RecurrenceRule) {
            var isPossible = true
            func numbers(_ part: String, _ range: ClosedRange<Int>) -> Set<Int> {
                let all = rule.numbers(part)
                let possible = Set(all.filter(range.contains))
                if possible.isEmpty, !all.isEmpty { isPossible = false }
                return possible
            }
            (months, monthDays) = (numbers("BYMONTH", 1...12), numbers("BYMONTHDAY", -31...31))
            (yearDays, positions) = (numbers("BYYEARDAY", -366...366), numbers("BYSETPOS", -86_400...86_400))
            (hours, minutes) = (numbers("BYHOUR", 0...23), numbers("BYMINUTE", 0...59))
            seconds = numbers("BYSECOND", 0...59)
            weekdays = Set(rule.days.compactMap { RecurrenceRule.dayNames.firstIndex(of: $0.name) })
            guard isPossible else { return nil }
        }

        /// The number of times of a step, before positions choose among them.
        func timeCount(_ unit: Int) -> Int {
            (unit > 3600 ? max(1, hours.count) : 1) * (unit > 60 ? max(1, minutes.count) : 1)
                * (unit > 1 ? max(1, seconds.count) : 1)
        }

        /// Returns when the next day, hour, minute or second begins that may fit, or nil if a step fits.
        func next(afterMisfit wall: WallTime, unit: Int) -> Int? {
            let (midnight, second) = (wall.day * 86_400, wall.secondOfDay)
            if !fits(day: wall) { return midnight + 86_400 }
            guard unit < 86_400 else { return nil }
            if let hour = Self.next(second / 3600, hours, of: 24) { return midnight + hour * 3600 }
            if unit < 3600, let minute = Self.next(second / 60 % 60, minutes, of: 60) {
                return midnight + second / 3600 * 3600 + minute * 60
            }
            guard unit == 1, let next = Self.next(second % 60, seconds, of: 60) else { return nil }
            return wall.seconds - second % 60 + next
        }

        /// Returns the next of some numbers, or the end of all; nil for one of them, and where there are none.
        private static func next(_ number: Int, _ numbers: Set<Int>, of end: Int) -> Int? {
            guard !numbers.isEmpty, !numbers.contains(number) else { return nil }
            return numbers.filter { $0 > number }.min() ?? end
        }

        private func fits(day wall: WallTime) -> Bool {
            let (year, month, day) = wall.parts
            if !months.isEmpty, !months.contains(month) { return false }
            // 1 January 1970 was a Thursday.
            if !weekdays.isEmpty, !weekdays.contains(((wall.day + 4) % 7 + 7) % 7) { return false }
            if !monthDays.isEmpty {
                let next =
                    month == 12
                    ? WallTime(year: year + 1, month: 1, day: 1) : WallTime(year: year, month: month + 1, day: 1)
                guard monthDays.contains(day) || monthDays.contains(wall.day - next.day) else { return false }
            }
            if !yearDays.isEmpty {
                let first = WallTime(year: year, month: 1, day: 1).day,
                    next = WallTime(year: year + 1, month: 1, day: 1).day
                guard yearDays.contains(wall.day - first + 1) || yearDays.contains(wall.day - next) else {
                    return false
                }
            }
            return true
        }

        /// Returns the times of a step: a day has its hours, an hour its minutes, and a minute its seconds.
        func times(in wall: WallTime, unit: Int, _ start: WallTime) -> [WallTime] {
            let second = start.secondOfDay
            let ownHours = Self.own(hours, unit > 3600, second / 3600)
            let ownMinutes = Self.own(minutes, unit > 60, second / 60 % 60)
            let ownSeconds = Self.own(seconds, unit > 1, second % 60)
            let times = ownHours.flatMap { hour in
                ownMinutes.flatMap { minute in
                    ownSeconds.map { WallTime(seconds: wall.seconds + hour * 3600 + minute * 60 + $0) }
                }
            }
            guard !positions.isEmpty else { return times }
            let places = Set(positions.map { $0 > 0 ? $0 - 1 : times.count + $0 })
            return times.indices.filter(places.contains).map { times[$0] }
        }

        /// Returns the numbers of a unit within a step; those of the start where the rule names none.
        private static func own(_ numbers: Set<Int>, _ isWithin: Bool, _ start: Int) -> [Int] {
            guard isWithin else { return [0] }
            return numbers.isEmpty ? [start] : numbers.sorted()
        }
    }
}
