import CivilDateEngine

extension TimeGrammar {
    /// One end of a span.
    enum Side {
        case point(PointTerm)
        case period(PeriodTerm)
    }

    /// Reads a point or a period, whichever is longer.
    func side(_ index: Int, expectsClock: Bool = false) -> Reading<Side>? {
        if let now = skip(index, .now), rangeSign(now, in: .between) != nil {
            return Reading(value: .point(PointTerm(day: DayTerm(exact: today))), next: now)
        }
        let point = point(index, expectsClock: expectsClock).map { Reading(value: Side.point($0.value), next: $0.next) }
        guard let period = period(index).map({ Reading(value: Side.period($0.value), next: $0.next) }) else {
            return point
        }
        guard let point, point.next >= period.next else { return period }
        return point
    }

    /// Reads a span: "from May to October 2020", "Nov 18-Dec 19, 2015", "tomorrow 8pm until Friday".
    func span(_ index: Int) -> Reading<TimeValue>? {
        let opening = opening(index)
        if let days = shortSpan(opening.next, in: opening.value) { return days }
        guard let first = side(opening.next, expectsClock: opening.value.isSure) else { return nil }
        guard let next = rangeSign(first.next, in: opening.value) else { return nil }
        // A sign on another line begins a new thing.
        guard text.tokens[next - 1].gap != .line || opening.value == .from else { return nil }
        let second: Reading<Side>
        if let now = skip(next, .now) {
            let clock = ClockTerm(hour: context.moment.time.hour, minute: context.moment.time.minute, isAfternoon: nil)
            var term = PointTerm(day: DayTerm(exact: today), clock: clock)
            term.clock?.isAfternoon = nil
            if clock.hour <= 12 { term.clock?.isAfternoon = clock.hour == 12 }
            second = Reading(value: .point(term), next: now)
        } else if let side = side(next, expectsClock: true) {
            second = side
        } else {
            return nil
        }
        guard let value = span(first.value, second.value) else { return nil }
        return Reading(value: value, next: second.next)
    }

    /// "3-5 June 2018", "June 3-5", "the 3rd to the 5th of June", "4 to 23 next month".
    private func shortSpan(_ index: Int, in opening: Opening) -> Reading<TimeValue>? {
        let start = skipping(index, [.the])
        var number = ordinal(start) ?? digits(start).map { Reading(value: $0, next: start + 1) }
        // "3. bis 5. Juni".
        if language == .german, let dotted = number?.next, isSign(dotted, "."), isJoined(dotted) { number?.next += 1 }
        if let number, (1...31).contains(number.value), let next = rangeSign(number.next, in: opening) {
            if index > 0, isJoined(index), isSign(index - 1, in: "-/.:") { return nil }
            if let end = calendarDay(next), let month = end.value.month, let last = end.value.resolved(from: today),
                end.value.day.map({ $0 > number.value }) == true, isSpoken(next, end.next)
            {
                let first = CivilDate(year: last.year, month: month, day: number.value)
                return first.map {
                    Reading(value: .dates(DateSpan(start: $0, end: last, endUnit: .day)), next: end.next)
                }
            }
            let second = skipping(next, [.the])
            if let end = ordinal(second) ?? digits(second).map({ Reading(value: $0, next: second + 1) }),
                end.value > number.value
            {
                let place = skipping(skipping(end.next, [.of, .in]), [.the])
                if let shift = modifier(place), word(after(place)) == .unit(.month) {
                    let month = today.firstOfMonth.adding(months: shift)
                    if let first = CivilDate(year: month.year, month: month.month, day: number.value),
                        let last = CivilDate(year: month.year, month: month.month, day: end.value)
                    {
                        let span = DateSpan(start: first, end: last, endUnit: .day)
                        return Reading(value: .dates(span), next: after(after(place)))
                    }
                }
            }
        }
        // "June 3-5", "Sat June 3 - 5, 2018".
        guard let first = day(index), first.value.month != nil, first.value.year == nil, let day = first.value.day,
            let next = rangeSign(first.next, in: opening)
        else { return nil }
        let second = skipping(next, [.the])
        guard let end = ordinal(second) ?? digits(second).map({ Reading(value: $0, next: second + 1) }),
            end.value > day,
            end.value <= 31, clock(second) == nil, month(skipping(end.next, [.of])) == nil, !goesOn(end.next)
        else { return nil }
        var last = DayTerm(month: first.value.month, day: end.value)
        let finish = withYear(&last, end.next)
        guard let lastDate = last.resolved(from: today), let month = first.value.month,
            let firstDate = CivilDate(year: lastDate.year, month: month, day: day)
        else { return nil }
        return Reading(value: .dates(DateSpan(start: firstDate, end: lastDate, endUnit: .day)), next: finish)
    }

    /// Returns a Boolean value that indicates whether a month stands among tokens as a word.
    private func isSpoken(_ index: Int, _ end: Int) -> Bool {
        (index..<end).contains { if case .month? = word($0) { true } else { false } }
    }

    private func span(_ first: Side, _ second: Side) -> TimeValue? {
        switch (first, second) {
        case (.point(let first), .point(let second)): span(first, second)
        case (.period(let first), .period(let second)): span(first, second)
        case (.period(let first), .point(let second)):
            second.hasHours
                ? nil
                : second.day?.resolved(from: today).map { last in
                    let year = first.start.month > last.month ? last.year - 1 : last.year
                    let first = first.openMonth == nil ? first : first.inYear(year)
                    return .dates(DateSpan(start: first.start, end: last, endUnit: .day))
                }
        case (.point(let first), .period(let second)):
            first.hasHours ? nil : daySpan(first, through: second)
        }
    }

    private func daySpan(_ first: PointTerm, through second: PeriodTerm) -> TimeValue? {
        guard var day = first.day else { return nil }
        if day.year == nil, day.exact == nil, second.openMonth == nil { day.year = second.start.year }
        guard let start = day.resolved(from: today) else { return nil }
        let second = second.openMonth == nil ? second : second.inYear(start.year)
        return .dates(DateSpan(start: start, end: second.start, endUnit: second.unit))
    }

    private func span(_ first: PeriodTerm, _ second: PeriodTerm) -> TimeValue? {
        var (first, second) = (first, second)
        if first.openMonth != nil, second.openMonth == nil {
            first = first.inYear(second.start.year)
        } else if let month = second.openMonth {
            let year = first.start.year
            second = second.inYear(month < first.start.month ? year + 1 : year)
        }
        guard first.start < second.start else { return nil }
        return .dates(DateSpan(start: first.start, end: second.start, endUnit: second.unit))
    }

    private func span(_ first: PointTerm, _ second: PointTerm) -> TimeValue? {
        var (first, second) = (first, second)
        // Hours of one day: "8pm tomorrow to 10pm".
        if var clock = first.clock, var end = second.clock, first.clockEnd == nil, second.clockEnd == nil {
            if let part = first.part { clock = clock.during(part.part) }
            if let part = second.part { end = end.during(part.part) }
            if first.day == nil || second.day == nil {
                guard let hours = clock.through(end) else { return nil }
                guard let day = first.day ?? second.day else { return .times(hours.start, hours.end) }
                return day.resolved(from: today).map { PointTerm.moments($0, hours.start, hours.end) }
            }
            guard let days = days(first, second), let start = clock.time, let finish = end.time else { return nil }
            return .moments(CivilMoment(date: days.start, time: start), CivilMoment(date: days.end, time: finish))
        }
        guard first.day != nil, second.day != nil, let days = days(first, second) else { return nil }
        if !first.hasHours, !second.hasHours {
            return .dates(DateSpan(start: days.start, end: days.end, endUnit: .day))
        }
        first.day = DayTerm(exact: days.start)
        second.day = DayTerm(exact: days.end)
        guard let start = first.value(at: context.moment)?.start, let end = second.value(at: context.moment)?.end else {
            return nil
        }
        return .moments(start, end)
    }

    private func days(_ first: PointTerm, _ second: PointTerm) -> (start: CivilDate, end: CivilDate)? {
        guard var start = first.day, var end = second.day else { return nil }
        if start.isDayOnly, end.month != nil { start.month = end.month }
        if end.isDayOnly, start.month != nil { (end.month, end.year) = (start.month, start.year) }
        if start.month != nil, start.year == nil, end.year != nil {
            start.year = end.year
            if let first = start.resolved(from: today), let last = end.resolved(from: today), first > last,
                let year = end.year
            {
                start.year = year - 1
            }
        }
        guard let startDate = start.resolved(from: today),
            let endDate = end.resolved(from: end.year == nil ? startDate : today),
            startDate <= endDate
        else { return nil }
        return (startDate, endDate)
    }
}

extension TimeValue {
    /// The first moment.
    var start: CivilMoment? {
        switch self {
        case .date(let date): CivilMoment(date: date, time: CivilTime(seconds: 0))
        case .moment(let moment, _): moment
        case .moments(let start, _): start
        case .dates(let span): span.start.map { CivilMoment(date: $0, time: CivilTime(seconds: 0)) }
        default: nil
        }
    }

    /// The last moment.
    var end: CivilMoment? {
        switch self {
        case .date(let date): CivilMoment(date: date, time: CivilTime(seconds: 0))
        case .moment(let moment, _): moment
        case .moments(_, let end): end
        case .dates(let span): span.end.map { CivilMoment(date: $0, time: CivilTime(seconds: 0)) }
        default: nil
        }
    }
}
