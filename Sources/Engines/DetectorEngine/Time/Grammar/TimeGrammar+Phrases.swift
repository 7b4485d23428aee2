import CivilDateEngine

extension TimeGrammar {
    /// What a phrase means, and how sure that is.
    struct Phrase {
        var value: TimeValue
        var confidence: Double
    }

    /// Reads the longest phrase at a token.
    func phrase(_ index: Int) -> Reading<Phrase>? {
        if let bounded = bounded(index) { return bounded }
        if let recurrence = recurrence(index) { return recurrence }
        var best: Reading<Phrase>?
        func take(_ reading: Reading<Phrase>?) {
            if let reading, reading.next > best?.next ?? index { best = reading }
        }
        take(span(index).map { Reading(value: Phrase(value: $0.value, confidence: 0.9), next: $0.next) })
        take(shiftedMoment(index))
        let needsHours = word(index) == .from || word(index) == .between
        if !needsHours || hours(index, isKnown: false) != nil { take(openDay(index) ?? plain(index)) }
        if let best { return best }
        return length(index).map {
            let isAll = $0.value.total > 0
            return Reading(value: Phrase(value: .duration($0.value), confidence: isAll ? 0.7 : 0.3), next: $0.next)
        } ?? wholeLength(index)
    }

    private func plain(_ index: Int, expectsClock: Bool = false) -> Reading<Phrase>? {
        guard let side = side(index, expectsClock: expectsClock) else { return nil }
        switch side.value {
        case .point(let point):
            guard let value = point.value(at: context.moment) else { return nil }
            return Reading(value: Phrase(value: value, confidence: point.confidence), next: side.next)
        case .period(let period):
            let span = DateSpan(start: period.start, end: period.end)
            return Reading(value: Phrase(value: .dates(span), confidence: period.confidence), next: side.next)
        }
    }

    // MARK: - Open spans

    /// "before 4pm", "after 2018", "since Monday", "until tomorrow".
    private func bounded(_ index: Int) -> Reading<Phrase>? {
        guard let word = word(index) else { return nil }
        switch word {
        case .before, .after, .since, .until, .around, .by: break
        default: return nil
        }
        var next = after(index)
        if word == .around {
            // "about 2019" speaks of the year itself.
            guard let side = side(next, expectsClock: true), case .point(let point) = side.value, point.clock != nil
            else { return nil }
            return plain(next, expectsClock: true)
        }
        if self.word(next) == .around { next = after(next) }
        guard let side = side(next, expectsClock: true) else { return nil }
        let value: TimeValue?
        switch side.value {
        case .period(let period):
            switch word {
            case .before: value = .dates(DateSpan(start: nil, end: period.start))
            case .until, .by: value = .dates(DateSpan(start: nil, end: period.start))
            case .after: value = .dates(DateSpan(start: period.end, end: nil))
            default: value = .dates(DateSpan(start: period.start, end: nil))
            }
        case .point(let point):
            let isStart = word == .after || word == .since
            switch point.value(at: context.moment) {
            case .date(let date):
                value = .dates(isStart ? DateSpan(start: date, end: nil) : DateSpan(start: nil, end: date))
            case .time(let time, _): value = isStart ? .times(time, nil) : .times(nil, time)
            case .moment(let moment, _): value = isStart ? .moments(moment, nil) : .moments(nil, moment)
            case .times(let start?, let end?): value = isStart ? .times(end, nil) : .times(nil, start)
            case .moments(let start?, let end?): value = isStart ? .moments(end, nil) : .moments(nil, start)
            case let other: value = other
            }
        }
        return value.map { Reading(value: Phrase(value: $0, confidence: 0.8), next: side.next) }
    }

    /// "tomorrow before 5pm", "Tuesday after 1pm".
    private func openDay(_ index: Int) -> Reading<Phrase>? {
        guard let first = day(index), let date = first.value.resolved(from: today), let word = word(first.next) else {
            return nil
        }
        let isStart = word == .after || word == .since
        guard isStart || word == .before || word == .until || word == .by else { return nil }
        let next = after(first.next)
        guard let clock = clock(next, isExpected: true), let time = clock.value.time else { return nil }
        let moment = CivilMoment(date: date, time: time)
        let value = isStart ? TimeValue.moments(moment, nil) : .moments(nil, moment)
        return Reading(value: Phrase(value: value, confidence: 0.85), next: clock.next)
    }

    // MARK: - Moments by the clock of capture

    /// "now", "in 2 hours", "3 hours ago", "within 15 seconds", "next 5 hrs", "end of the day".
    private func shiftedMoment(_ index: Int) -> Reading<Phrase>? {
        if let now = skip(index, .now) {
            return Reading(value: Phrase(value: .moment(context.moment, isExact: true), confidence: 0.5), next: now)
        }
        if let end = endOfDay(index) { return end }
        let isIn = word(index) == .in
        if let length = length(isIn ? index + 1 : index), length.value.isOfClock {
            var next = length.next
            var sign = 1
            if !isIn {
                switch word(next) {
                case .ago: (sign, next) = (-1, next + 1)
                case .later: next += 1
                case .from where word(next + 1) == .now: next += 2
                default: return shiftedSpan(index)
                }
            }
            let moment = length.value.moment(from: context.moment, sign: sign)
            return Reading(value: Phrase(value: .moment(moment, isExact: true), confidence: 0.85), next: next)
        }
        return shiftedSpan(index)
    }

    private func shiftedSpan(_ index: Int) -> Reading<Phrase>? {
        let start = skipping(index, [.the])
        let isWithin = word(start) == .within
        guard isWithin || modifier(start) != nil, let sign = isWithin ? 1 : modifier(start), sign != 0 else {
            return restOfDay(start)
        }
        var next = after(start)
        if isWithin { next = skipping(skipping(next, [.the]), [.next, .coming]) }
        var found = length(next)
        if found == nil, let unit = unit(next), unit.value.isOfClock {
            var length = TimeLength()
            length.add(1, unit.value)
            found = Reading(value: length, next: unit.next)
        }
        guard let length = found, length.value.isOfClock else { return nil }
        let other = length.value.moment(from: context.moment, sign: sign)
        let value = sign > 0 ? TimeValue.moments(context.moment, other) : .moments(other, context.moment)
        return Reading(value: Phrase(value: value, confidence: 0.85), next: length.next)
    }

    /// "rest of the day".
    private func restOfDay(_ index: Int) -> Reading<Phrase>? {
        guard word(index) == .rest else { return nil }
        let next = skipping(skipping(skipping(index + 1, [.of]), [.the]), [.this])
        let isDay = word(next) == .unit(.day)
        guard isDay || word(next) == .relativeDay(0) else { return nil }
        let end = CivilMoment(date: today, time: CivilTime(seconds: 86399))
        return Reading(value: Phrase(value: .moments(context.moment, end), confidence: 0.8), next: next + 1)
    }

    /// "end of the day", "end of tomorrow", "eod".
    private func endOfDay(_ index: Int) -> Reading<Phrase>? {
        let start = skipping(index, [.the])
        var date = today
        let next: Int
        if text.word(start) == "eod" {
            next = start + 1
        } else if word(start) == .end, word(start + 1) == .of {
            let place = skipping(start + 2, [.the])
            if word(place) == .unit(.day) {
                next = place + 1
            } else if let day = day(place), let resolved = day.value.resolved(from: today) {
                (date, next) = (resolved, day.next)
            } else {
                return nil
            }
        } else {
            return nil
        }
        let moment = CivilMoment(date: date, time: CivilTime(seconds: 86399))
        return Reading(value: Phrase(value: .moment(moment, isExact: true), confidence: 0.7), next: next)
    }

    /// "all day", "full-week".
    private func wholeLength(_ index: Int) -> Reading<Phrase>? {
        guard word(index) == .all else { return nil }
        var next = after(index)
        if isSign(next, "-") { next += 1 }
        next = skipping(next, [.the])
        guard let unit = unit(next) else { return nil }
        var length = TimeLength()
        length.add(1, unit.value)
        return Reading(value: Phrase(value: .duration(length), confidence: 0.6), next: unit.next)
    }

    // MARK: - What returns

    /// "every Monday at 5pm", "every other day", "Tuesday afternoons", "daily".
    private func recurrence(_ index: Int) -> Reading<Phrase>? {
        var rule: Recurrence?
        var next = index
        if word(index) == .every {
            next = index + 1
            var interval = 1
            if word(next) == .other { (interval, next) = (2, next + 1) }
            if let count = cardinal(next), count.value < 1000, unit(count.next) != nil {
                (interval, next) = (count.value, count.next)
            }
            if let unit = unit(next) {
                rule = Recurrence(unit: unit.value, interval: interval)
                next = unit.next
            } else if let weekday = weekday(next) {
                rule = Recurrence(unit: .week, interval: interval, weekdays: [weekday.value])
                next = weekday.next
            } else if case .weekdays(let weekday)? = word(next) {
                rule = Recurrence(unit: .week, interval: interval, weekdays: [weekday])
                next += 1
            } else if let part = part(next) {
                rule = Recurrence(unit: .day, time: part.value.times.0)
                next = part.next
            }
        } else if case .weekdays(let weekday)? = word(index) {
            rule = Recurrence(unit: .week, weekdays: [weekday])
            next += 1
        } else if text.word(index) == "once", let unit = unit(skipping(index + 1, [.a, .every])), unit.next > index + 2
        {
            rule = Recurrence(unit: unit.value)
            next = unit.next
        } else if let frequency = frequency(text.word(index)) {
            rule = frequency
            next += 1
        } else if let weekday = weekday(index), case .parts(let part)? = word(weekday.next) {
            rule = Recurrence(unit: .week, weekdays: [weekday.value], time: CivilTime(seconds: part.hours.start * 3600))
            next = weekday.next + 1
        }
        guard var rule else { return nil }
        let isAt = word(next) == .at
        if let clock = clock(isAt ? next + 1 : next, isExpected: isAt) {
            rule.time = clock.value.time
            next = clock.next
        } else if let part = part(next, allowingDay: false) {
            rule.time = part.value.times.0
            next = part.next
        }
        return Reading(value: Phrase(value: .recurrence(rule), confidence: 0.7), next: next)
    }

    private func frequency(_ word: String) -> Recurrence? {
        switch word {
        case "daily", "everyday", "täglich": Recurrence(unit: .day)
        case "weekly", "wöchentlich": Recurrence(unit: .week)
        case "biweekly": Recurrence(unit: .week, interval: 2)
        case "monthly", "monatlich": Recurrence(unit: .month)
        case "quarterly": Recurrence(unit: .quarter)
        case "yearly", "annually", "jährlich": Recurrence(unit: .year)
        default: nil
        }
    }
}
