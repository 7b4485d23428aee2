import CivilDateEngine

extension TimeGrammar {
    /// Reads a period of days.
    func period(_ index: Int) -> Reading<PeriodTerm>? {
        leaning(index) ?? plainPeriod(index)
    }

    private func plainPeriod(_ index: Int) -> Reading<PeriodTerm>? {
        let named = numericMonth(index) ?? namedMonth(index) ?? weekOf(index) ?? modified(index)
        return named ?? countedUnits(index) ?? quarter(index) ?? season(index) ?? decade(index) ?? lone(index)
    }

    /// "early next year", "end of this month", "mid-July", "rest of the week".
    private func leaning(_ index: Int) -> Reading<PeriodTerm>? {
        var next = skipping(index, [.the])
        let lean = word(next)
        switch lean {
        case .early, .late, .later, .middle, .end, .start, .rest: break
        default: return nil
        }
        next = after(next)
        if isSign(next, "-") { next += 1 }
        next = skipping(next, [.in])
        next = skipping(next, [.of])
        if lean != .rest || word(next) != .the || unit(next + 1) == nil {
            next = skipping(next, [.the])
        } else {
            next += 1
        }
        let inner: Reading<PeriodTerm>
        if let unit = unit(next), let shifted = whole(unit.value, 0) {
            guard lean == .rest || lean == .end || lean == .start || lean == .middle, unit.value != .day else {
                return nil
            }
            inner = Reading(value: shifted, next: unit.next)
        } else if let plain = plainPeriod(next) {
            inner = plain
        } else {
            return nil
        }
        var period = inner.value
        if lean == .rest {
            period.start = today
            if period.unit == .week { period.end = period.end.adding(days: -1) }
            return Reading(value: period, next: inner.next)
        }
        let days = period.end.dayNumber - period.start.dayNumber
        let middle: CivilDate
        switch period.unit {
        case .year: middle = period.start.adding(months: 6)
        case .month: middle = period.start.adding(days: 15)
        case .week: middle = period.start.adding(days: 3)
        default: middle = period.start.adding(days: days / 2)
        }
        switch lean {
        case .early, .start: period.end = period.unit == .week ? middle.adding(days: 1) : middle
        case .late, .later, .end: period.start = middle
        default:
            let quarter = days / 4
            switch period.unit {
            case .year: (period.start, period.end) = (period.start.adding(months: 3), period.start.adding(months: 9))
            case .month: (period.start, period.end) = (period.start.adding(days: 9), period.start.adding(days: 20))
            default:
                (period.start, period.end) = (period.start.adding(days: quarter), period.end.adding(days: -quarter))
            }
        }
        period.openMonth = nil
        return Reading(value: period, next: inner.next)
    }

    // MARK: - Months and years

    /// "2015-3", "03/2016", "2015.3".
    private func numericMonth(_ index: Int) -> Reading<PeriodTerm>? {
        guard isSign(index + 1, in: "-/."), isJoined(index + 1), isJoined(index + 2), !goesOn(index + 3) else {
            return nil
        }
        if index > 0, isJoined(index), isSign(index - 1, in: ".,/-$") { return nil }
        if let year = digits(index, 4...4), (1000...2100).contains(year), let month = digits(index + 2),
            let term = month_(year, month)
        {
            return Reading(value: term, next: index + 3)
        }
        if let month = digits(index), let year = digits(index + 2, 4...4), (1000...2100).contains(year),
            !isSign(index + 1, "."),
            let term = month_(year, month)
        {
            return Reading(value: term, next: index + 3)
        }
        return nil
    }

    private func month_(_ year: Int, _ month: Int) -> PeriodTerm? {
        CivilDate(year: year, month: month, day: 1).map {
            PeriodTerm(start: $0, end: $0.adding(months: 1), unit: .month)
        }
    }

    /// "May 2015", "Dec/2018", "2018 June", "April of '87", "March".
    private func namedMonth(_ index: Int) -> Reading<PeriodTerm>? {
        if let year = year(index), digits(index, 4...4) != nil {
            let next = isSign(year.next, in: "-/") ? year.next + 1 : year.next
            if let month = month(next), self.year(month.next) == nil, let term = month_(year.value, month.value) {
                return Reading(value: term, next: month.next)
            }
        }
        let start = word(index) == .this || word(index) == .next || word(index) == .last ? index + 1 : index
        guard let month = month(start) else { return nil }
        if start > index, let shift = modifier(index) {
            guard text.units[text.tokens[start].start] < 0x61 || !["may", "march", "mar"].contains(text.word(start))
            else { return nil }
            // "next March" is the one of the next year.
            let term = month_(today.year + shift, month.value)
            return term.map { Reading(value: $0, next: month.next) }
        }
        var next = isSign(month.next, in: ",-/") ? month.next + 1 : month.next
        let preposition = skipping(next, [.of, .in])
        next = preposition
        if let year = year(next, short: preposition > month.next), !isSign(year.next, ":"),
            let term = month_(year.value, month.value)
        {
            return Reading(value: term, next: year.next)
        }
        let term_ = skipping(next, [.the])
        if let shift = modifier(term_), word(after(term_)) == .unit(.year),
            let term = month_(today.year + shift, month.value)
        {
            return Reading(value: term, next: after(after(term_)))
        }
        // "may" and "march" are words of their own, and so are short forms in lower case.
        let isWord = ["may", "march", "mar", "mai", "sep", "dec", "jan", "mars"].contains(text.word(start))
        if isWord, text.units[text.tokens[start].start] >= 0x61 || start == 0 {
            let introductions: Set<TimeWord> = [.in, .of, .until, .to, .from, .since, .by, .before, .after, .between]
            guard let before = word(start - 1), introductions.contains(before) else { return nil }
        }
        let first = CivilDate(year: month.value < today.month ? today.year + 1 : today.year, month: month.value, day: 1)
        return first.map {
            let period = PeriodTerm(
                start: $0,
                end: $0.adding(months: 1),
                unit: .month,
                openMonth: month.value,
                confidence: 0.6
            )
            return Reading(value: period, next: month.next)
        }
    }

    /// "week of July 23", "the week starting on February 4".
    private func weekOf(_ index: Int) -> Reading<PeriodTerm>? {
        let start = skipping(index, [.the])
        if let count = ordinal(start)?.value ?? (word(start) == .last ? -1 : nil), count < 6 {
            return weekOfMonth(start, count)
        }
        guard word(start) == .unit(.week) else { return nil }
        if start == index, let number = digits(start + 1), (1...53).contains(number) {
            var year = today.year
            var end = start + 2
            if let named = self.year(skipping(end, [.of, .in])) { (year, end) = (named.value, named.next) }
            guard let january = CivilDate(year: year, month: 1, day: 4) else { return nil }
            let monday = january.monday.adding(days: 7 * (number - 1))
            return Reading(value: PeriodTerm(start: monday, end: monday.adding(days: 7), unit: .week), next: end)
        }
        var next = skipping(start + 1, [.of])
        if next == start + 1 {
            next = skipping(next, [.occasion])
            if text.word(next) == "beginning" || text.word(next) == "commencing" { next += 1 }
            guard next > start + 1 else { return nil }
        }
        next = skipping(next, [.on])
        guard let day = calendarDay(next) ?? modifiedDay(next), let date = day.value.resolved(from: today) else {
            return nil
        }
        return Reading(
            value: PeriodTerm(start: date.monday, end: date.monday.adding(days: 7), unit: .week),
            next: day.next
        )
    }

    /// "first week of 2015", "the last week of October": weeks belong to where their Thursday is.
    private func weekOfMonth(_ index: Int, _ count: Int) -> Reading<PeriodTerm>? {
        let unitIndex = ordinal(index)?.next ?? index + 1
        guard word(unitIndex) == .unit(.week), word(unitIndex + 1) == .of || word(unitIndex + 1) == .in else {
            return nil
        }
        let place = skipping(unitIndex + 2, [.the])
        guard let whole = namedMonth(place) ?? lone(place) ?? modified(place),
            whole.value.unit == .month || whole.value.unit == .year
        else { return nil }
        let edge = count > 0 ? whole.value.start : whole.value.end.adding(days: -1)
        var monday = edge.monday
        if count > 0, monday.adding(days: 3) < edge { monday = monday.adding(days: 7) }
        if count < 0, monday.adding(days: 3) > edge { monday = monday.adding(days: -7) }
        monday = monday.adding(days: 7 * (count > 0 ? count - 1 : 0))
        return Reading(value: PeriodTerm(start: monday, end: monday.adding(days: 7), unit: .week), next: whole.next)
    }

    private func modifiedDay(_ index: Int) -> Reading<DayTerm>? {
        guard word(index) == .the, let day = ordinal(index + 1) else { return nil }
        return Reading(value: DayTerm(day: day.value), next: day.next)
    }

    // MARK: - Units

    /// "this week", "next month", "the coming weekend".
    private func modified(_ index: Int) -> Reading<PeriodTerm>? {
        let start = word(index) == .the && unit(index + 1) != nil ? index + 1 : index
        var next = start
        guard var shift = modifier(next) else {
            // "the week" of now.
            guard start > index, let unit = unit(start) else { return nil }
            // "the week after next".
            if word(unit.next) == .after, word(skipping(unit.next + 1, [.the])) == .next,
                let term = whole(unit.value, 2)
            {
                return Reading(value: term, next: skipping(unit.next + 1, [.the]) + 1)
            }
            guard [.week, .month, .year, .weekend].contains(unit.value), isPlain(start),
                word(index - 1) != .all, let term = whole(unit.value, 0)
            else { return nil }
            var period = term
            period.confidence = 0.3
            return Reading(value: period, next: unit.next)
        }
        if word(next) == .this, word(after(next)) == .coming || word(after(next)) == .past {
            shift = word(after(next)) == .coming ? 1 : -1
            next = after(next)
        }
        next = after(next)
        guard let unit = unit(next), isPlain(next), !unit.value.isOfClock, unit.value != .day,
            let term = whole(unit.value, shift)
        else {
            return nil
        }
        // "this second quarter" isn't a unit.
        return Reading(value: term, next: unit.next)
    }

    /// Returns a Boolean value that indicates whether a unit is in the singular.
    private func isPlain(_ index: Int) -> Bool { !text.word(index).hasSuffix("s") }

    /// Returns a unit of now, shifted by some.
    func whole(_ unit: TimeUnit, _ shift: Int) -> PeriodTerm? {
        switch unit {
        case .week, .fortnight:
            let monday = today.monday.adding(days: 7 * shift)
            return PeriodTerm(start: monday, end: monday.adding(days: 7), unit: .week)
        case .weekend:
            let saturday = inWeek(shift, 6)
            return PeriodTerm(start: saturday, end: saturday.adding(days: 2), unit: .weekend)
        case .month:
            let first = today.firstOfMonth.adding(months: shift)
            return PeriodTerm(start: first, end: first.adding(months: 1), unit: .month)
        case .quarter:
            let first = today.firstOfMonth.adding(months: -((today.month - 1) % 3) + 3 * shift)
            return PeriodTerm(start: first, end: first.adding(months: 3), unit: .quarter)
        case .year:
            let first = today.firstOfYear.adding(months: 12 * shift)
            return PeriodTerm(start: first, end: first.adding(months: 12), unit: .year)
        case .decade:
            let first = today.firstOfYear.adding(months: 12 * (-(today.year % 10) + 10 * shift))
            return PeriodTerm(start: first, end: first.adding(months: 120), unit: .decade)
        default: return nil
        }
    }

    /// "next 3 days", "the last two weeks", "within 3 years".
    private func countedUnits(_ index: Int) -> Reading<PeriodTerm>? {
        let start = index
        let isWithin = word(start) == .within
        guard isWithin || modifier(start) != nil, let shift = isWithin ? 1 : modifier(start), shift != 0 else {
            return nil
        }
        var next = after(start)
        if isWithin { next = skipping(skipping(next, [.the]), [.next, .coming]) }
        // "the next few days", "next couple of weeks".
        guard let length = length(next), !length.value.isOfClock else { return nil }
        let first = isWithin ? today : shift > 0 ? today.adding(days: 1) : today
        let other = length.value.date(from: first, sign: shift)
        let period =
            shift > 0
            ? PeriodTerm(start: first, end: length.value.businessDays > 0 && !isWithin ? other : other, unit: .day)
            : PeriodTerm(start: other, end: first, unit: .day)
        return Reading(value: period, next: length.next)
    }

    /// "Q1 2016", "2016H2", "the third quarter of 2016", "second half of this year".
    private func quarter(_ index: Int) -> Reading<PeriodTerm>? {
        var next = skipping(index, [.the])
        var year: Int?
        if let leading = digits(next, 4...4), (1900...2100).contains(leading), ["q", "h"].contains(text.word(next + 1))
        {
            (year, next) = (leading, next + 1)
        }
        let count: Int
        let months: Int
        if ["q", "h"].contains(text.word(next)), let number = digits(next + 1, 1...1), isJoined(next + 1) {
            months = text.word(next) == "q" ? 3 : 6
            count = number
            next += 2
        } else if let ordinal = ordinal(next),
            word(ordinal.next) == .quarter || (word(ordinal.next) == .half && word(ordinal.next + 1) == .of)
        {
            months = word(ordinal.next) == .quarter ? 3 : 6
            count = ordinal.value
            next = ordinal.next + 1
        } else {
            return nil
        }
        guard (1...12 / months).contains(count) else { return nil }
        if year == nil {
            var place = isSign(next, in: ",-/") ? next + 1 : next
            place = skipping(skipping(place, [.of, .in]), [.the])
            if let named = self.year(place, short: false) {
                (year, next) = (named.value, named.next)
            } else if let shift = modifier(place), word(after(place)) == .unit(.year) {
                (year, next) = (today.year + shift, after(after(place)))
            } else if place > next, word(place) == .unit(.year) {
                (year, next) = (today.year, place + 1)
            }
        }
        let month = (count - 1) * months + 1
        let open = year == nil && month < today.month ? today.year + 1 : today.year
        guard let first = CivilDate(year: year ?? open, month: month, day: 1) else { return nil }
        return Reading(value: PeriodTerm(start: first, end: first.adding(months: months), unit: .quarter), next: next)
    }

    /// "summer 2016", "this winter": seasons begin with their month, as the weather has it in the north.
    private func season(_ index: Int) -> Reading<PeriodTerm>? {
        var next = skipping(index, [.the])
        let shift = modifier(next)
        if shift != nil { next = after(next) }
        guard case .season(let season)? = word(next) else { return nil }
        if text.word(next) == "fall" || text.word(next) == "spring", shift == nil, next == index,
            word(index - 1) != .in,
            year(skipping(next + 1, [.of])) == nil
        {
            return nil
        }
        next += 1
        var year = today.year + (shift ?? 0)
        if shift == nil {
            if let named = self.year(skipping(next, [.of, .in])) {
                (year, next) = (named.value, named.next)
            } else if 3 * season + 3 + 2 < today.month {
                year += 1
            }
        }
        guard let first = CivilDate(year: year, month: 3 * season + 3, day: 1) else { return nil }
        return Reading(
            value: PeriodTerm(start: first, end: first.adding(months: 3), unit: .quarter, confidence: 0.5),
            next: next
        )
    }

    /// "the 1970s", "the 70s", "21st century".
    private func decade(_ index: Int) -> Reading<PeriodTerm>? {
        let start = skipping(index, [.the])
        if let ordinal = ordinal(start), word(ordinal.next) == .unit(.century), ordinal.value > 0,
            let first = CivilDate(year: max((ordinal.value - 1) * 100, 1), month: 1, day: 1)
        {
            return Reading(
                value: PeriodTerm(start: first, end: first.adding(months: 1200), unit: .century),
                next: ordinal.next + 1
            )
        }
        guard let number = digits(start, 2...4), number % 10 == 0 else { return nil }
        var next = start + 1
        if isSign(next, in: "'’"), isJoined(next) { next += 1 }
        guard text.word(next) == "s", isJoined(next) else { return nil }
        let year = number >= 1000 ? number : century(number)
        guard number >= 1000 || start > index, let first = CivilDate(year: year, month: 1, day: 1) else { return nil }
        return Reading(value: PeriodTerm(start: first, end: first.adding(months: 120), unit: .decade), next: next + 1)
    }

    /// "2016".
    private func lone(_ index: Int) -> Reading<PeriodTerm>? {
        guard let year = year(index), let first = CivilDate(year: year.value, month: 1, day: 1) else { return nil }
        if digits(index, 4...4) != nil {
            guard (1500...2100).contains(year.value), !goesOn(index + 1) || isSign(index + 1, in: "-/"),
                !isSign(index + 1, in: "%$€£")
            else {
                return nil
            }
            if index > 0, isJoined(index), isSign(index - 1, in: ".,:/$€£#+") || text.tokens[index - 1].sort == .word {
                return nil
            }
            if unit(index + 1) != nil, text.tokens[index + 1].gap != .line { return nil }
        }
        return Reading(
            value: PeriodTerm(start: first, end: first.adding(months: 12), unit: .year, confidence: 0.45),
            next: year.next
        )
    }
}
