import CivilDateEngine

extension TimeGrammar {
    /// Reads a day.
    func day(_ index: Int) -> Reading<DayTerm>? {
        weekdayAndDay(index) ?? calendarDay(index) ?? relativeDay(index) ?? countedWeekday(index) ?? shiftedDay(index)
            ?? holiday(index) ?? modifiedWeekday(index) ?? dayOfMonth(index)
    }

    // MARK: - Days of the calendar

    /// "2016-11-07", "4/22", "April 22nd, 2016", "22 April", each also with its weekday after it.
    func calendarDay(_ index: Int) -> Reading<DayTerm>? {
        guard var found = numericDay(index) ?? monthFirst(index) ?? dayFirst(index) ?? yearFirst(index) else {
            return nil
        }
        if isSign(found.next, "("), let weekday = weekday(found.next + 1), isSign(weekday.next, ")") {
            found.value.weekday = weekday.value
            found.next = weekday.next + 1
        }
        return found
    }

    /// "2019-aug-01".
    private func yearFirst(_ index: Int) -> Reading<DayTerm>? {
        guard let year = digits(index, 4...4), isSign(index + 1, in: "-/"), isJoined(index + 1),
            let month = month(index + 2),
            isSign(month.next, in: "-/"), let day = digits(month.next + 1), (1...31).contains(day)
        else { return nil }
        return Reading(value: DayTerm(year: year, month: month.value, day: day), next: month.next + 2)
    }

    private func numericDay(_ index: Int) -> Reading<DayTerm>? {
        if let joined = digits(index, 8...8), (1900_00_00...2100_00_00).contains(joined),
            CivilDate(year: joined / 10000, month: joined / 100 % 100, day: joined % 100) != nil
        {
            let term = DayTerm(year: joined / 10000, month: joined / 100 % 100, day: joined % 100, confidence: 0.6)
            return Reading(value: term, next: index + 1)
        }
        if index > 0, isJoined(index), isSign(index - 1, in: "/."), digits(index - 2, 1...9) != nil { return nil }
        guard let first = digits(index, 1...4), isSign(index + 1, in: "/.-–"), let second = digits(index + 2) else {
            return nil
        }
        let sign = text.units[text.tokens[index + 1].start]
        let isTight = isJoined(index + 1) && isJoined(index + 2)
        guard isTight || sign == UInt16(ascii: ".") else { return nil }
        // Year, month, day.
        if text.tokens[index].count == 4 {
            guard isTight, isSign(index + 3, in: "/.-–"), let third = digits(index + 4), isJoined(index + 3),
                isJoined(index + 4),
                CivilDate(year: first, month: second, day: third) != nil
            else { return nil }
            return Reading(value: DayTerm(year: first, month: second, day: third, confidence: 0.97), next: index + 5)
        }
        guard text.tokens[index].count <= 2, let order = ordered(first, second, sign: sign) else { return nil }
        var term = DayTerm(month: order.month, day: order.day)
        // A third number with the same sign, or a comma.
        let isSame = text.unit(text.tokens[index + 2].end) == sign
        let hasThird =
            (isSame || isSign(index + 3, ",") || !isTight) && isSign(index + 3, in: "/.-–,")
            && (isTight ? isJoined(index + 3) : true)
        if hasThird, let year = digits(index + 4, 4...4), (1000...2999).contains(year) {
            term.year = year
        } else if hasThird, !isSign(index + 3, ","), isJoined(index + 4), let year = digits(index + 4, 2...2) {
            term.year = century(year)
        }
        if term.year != nil {
            guard !goesOn(index + 5) || isSign(index + 5, in: "-–") else { return nil }
            return Reading(value: term, next: index + 5)
        }
        if sign == UInt16(ascii: "."), hasThird || language == .german {
            // "14.3." of German has a dot after the month, too.
            if isSign(index + 3, "."), isJoined(index + 3), language == .german {
                return Reading(value: term, next: index + 4)
            }
        }
        guard !goesOn(index + 3), isTight, !isSign(index + 3, "/") else { return nil }
        term.confidence = 0.5
        guard sign == UInt16(ascii: "/") || word(index - 1) == .on else { return nil }
        return Reading(value: term, next: index + 3)
    }

    /// Returns month and day in the order of the region, or in the only possible one.
    func ordered(_ first: Int, _ second: Int, sign: UInt16) -> (month: Int, day: Int)? {
        let isDayFirst = context.writesDayFirst || (sign == UInt16(ascii: ".") && language == .german)
        let (month, day) = isDayFirst ? (second, first) : (first, second)
        if (1...12).contains(month), (1...31).contains(day) { return (month, day) }
        return (1...12).contains(day) && (1...31).contains(month) ? (day, month) : nil
    }

    private func separator(_ index: Int) -> Int { isSign(index, in: "-/.,") ? index + 1 : index }

    func month(_ index: Int) -> Reading<Int>? {
        guard case .month(let month)? = word(index) else { return nil }
        var next = after(index)
        let isAbbreviated = isSign(next, ".") && isJoined(next) && text.tokens[index].count <= 5
        if isAbbreviated, year(next + 1) != nil || ordinal(skipping(next + 1, [.the])) != nil || digits(next + 1) != nil
        {
            next += 1
        }
        return Reading(value: month, next: next)
    }

    /// "April 22nd, 2016", "October the fifth", "september-2020-23".
    private func monthFirst(_ index: Int) -> Reading<DayTerm>? {
        guard let month = month(index) else { return nil }
        let afterMonth = separator(month.next)
        if let year = year(afterMonth), isSign(year.next, "-"), let day = digits(year.next + 1), !goesOn(year.next + 2),
            (1...31).contains(day), isJoined(year.next + 1)
        {
            return Reading(value: DayTerm(year: year.value, month: month.value, day: day), next: year.next + 2)
        }
        let dayIndex = skipping(afterMonth, [.the])
        var dayNumber = ordinal(dayIndex)
        if dayNumber == nil, let value = digits(dayIndex), !isClockNumber(dayIndex) {
            dayNumber = Reading(value: value, next: dayIndex + 1)
        }
        if dayNumber == nil, let spoken = spoken(dayIndex), spoken.value < 32, year(dayIndex) == nil {
            dayNumber = spoken
        }
        guard let day = dayNumber, (1...31).contains(day.value) else { return nil }
        var term = DayTerm(month: month.value, day: day.value)
        let next = withYear(&term, day.next)
        return Reading(value: term, next: next)
    }

    /// "22 April 2016", "tenth of September, two thousand".
    private func dayFirst(_ index: Int) -> Reading<DayTerm>? {
        let start = index
        let number: Reading<Int>
        if let ordinal = ordinal(start) {
            number = ordinal
        } else if let value = digits(start), start == 0 || !(isJoined(start) && isSign(start - 1, in: ".,:")) {
            number = Reading(value: value, next: start + 1)
        } else {
            return nil
        }
        guard (1...31).contains(number.value) else { return nil }
        var monthIndex = number.next
        if isSign(monthIndex, in: ".-/") { monthIndex += 1 }
        monthIndex = skipping(monthIndex, [.of])
        guard let month = month(monthIndex) else { return nil }
        // A word that is also a month needs more than a number before it: "5 may".
        if text.word(monthIndex) == "may",
            let first = text.string(text.tokens[monthIndex].start..<text.tokens[monthIndex].end).first,
            first.isLowercase, word(number.next - 1) != .ordinalEnding, withYearOnly(month.next) == nil,
            word(monthIndex - 1) != .of,
            text.tokens.indices.contains(month.next), text.tokens[month.next].sort == .word, word(month.next) == nil
        {
            return nil
        }
        var term = DayTerm(month: month.value, day: number.value)
        let next = withYear(&term, month.next, isTight: isSign(number.next, in: "-/"))
        return Reading(value: term, next: next)
    }

    private func withYearOnly(_ index: Int) -> Reading<Int>? { year(isSign(index, in: ",-/") ? index + 1 : index) }

    /// Reads a year after a day, and returns the token after it.
    func withYear(_ term: inout DayTerm, _ index: Int, isTight: Bool = false) -> Int {
        var next = index
        if isSign(next, in: ",-/.") { next += 1 }
        next = skipping(next, [.of, .in])
        let isNumber = digits(next, 4...4) != nil
        if let year = year(next), !(isNumber && (isSign(year.next, ":") || isUnit(year.next))) {
            term.year = year.value
            term.confidence = 0.97
            return year.next
        }
        // "6-jan-17".
        if isTight, isSign(index, in: "-/"), let year = digits(index + 1, 2...2), isJoined(index), isJoined(index + 1),
            !goesOn(index + 2)
        {
            term.year = century(year)
            return index + 2
        }
        // "this year", "next year".
        if let shift = modifier(next), word(after(next)) == .unit(.year) {
            term.year = today.year + shift
            return after(after(next))
        }
        return index
    }

    private func isUnit(_ index: Int) -> Bool { unit(index) != nil && !isSign(index, ",") }

    /// Returns a Boolean value that indicates whether a number is an hour: "October 3pm", "May 8:00".
    private func isClockNumber(_ index: Int) -> Bool {
        (isSign(index + 1, ":") && isJoined(index + 1) && digits(index + 2) != nil)
            || word(index + 1) == .morning || word(index + 1) == .afternoon || word(index + 1) == .oclock
    }

    // MARK: - Weekdays

    func weekday(_ index: Int) -> Reading<Int>? {
        guard case .weekday(let weekday)? = word(index) else { return nil }
        // "sun", "sat" and "wed" are words of their own in lower case.
        if ["sun", "sat", "wed", "mar", "sec"].contains(text.word(index)), text.units[text.tokens[index].start] >= 0x61,
            !(digits(index + 1) != nil || isSign(index + 1, ",") || ordinal(skipping(index + 1, [.the])) != nil
                || (index > 0 && modifier(index - 1) != nil) || word(index - 1) == .on)
        {
            return nil
        }
        var next = after(index)
        if isSign(next, "."), isJoined(next), text.tokens[index].count <= 5, text.tokens.indices.contains(next + 1),
            text.tokens[next + 1].gap != .line, language != .german || text.tokens[index].count == 2
        {
            next += 1
        }
        return Reading(value: weekday, next: next)
    }

    /// "Friday, 13 March", "Tues the 4th", "Monday 21".
    private func weekdayAndDay(_ index: Int) -> Reading<DayTerm>? {
        let start = skipping(index, [.this, .next, .last])
        guard let weekday = weekday(start) else { return nil }
        var next = weekday.next
        if isSign(next, in: ",(-–·|•") { next += 1 }
        next = skipping(next, [.on])
        if var day = calendarDay(next) {
            day.value.weekday = weekday.value
            day.value.confidence = max(day.value.confidence, 0.95)
            if isSign(next - 1, "("), isSign(day.next, ")") { day.next += 1 }
            return day
        }
        // "Friday 7.6".
        if let first = digits(next), isSign(next + 1, "."), isJoined(next + 1), isJoined(next + 2),
            let second = digits(next + 2),
            !goesOn(next + 3), let order = ordered(first, second, sign: UInt16(ascii: ".")),
            text.tokens[next + 2].count == 1
        {
            return Reading(value: DayTerm(month: order.month, day: order.day, weekday: weekday.value), next: next + 3)
        }
        guard !isSign(weekday.next, in: "(-–|•") else { return nil }
        let number = skipping(next, [.the])
        if let day = ordinal(number), (1...31).contains(day.value), unit(day.next) == nil,
            month(skipping(day.next, [.of])) == nil
        {
            return Reading(value: DayTerm(day: day.value, weekday: weekday.value), next: day.next)
        }
        if let day = digits(number), (1...31).contains(day), next == weekday.next, !goesOn(number + 1),
            isBare(number + 1)
        {
            return Reading(value: DayTerm(day: day, weekday: weekday.value, confidence: 0.6), next: number + 1)
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a number before a token counts nothing.
    func isBare(_ index: Int) -> Bool {
        guard text.tokens.indices.contains(index) else { return true }
        if isSign(index, in: ":-–/%$€£") { return false }
        guard text.tokens[index].sort == .word, text.tokens[index].gap != .line else { return true }
        switch word(index) {
        case .unit, .morning, .afternoon, .oclock, .to, .until, .month, .quarter, .part, .past, .weekday, .hundred,
            .thousand:
            return false
        case .and: return digits(index + 1) == nil
        case nil: return ["please", "with", "if", "and", "is", "works", "would", "or"].contains(text.word(index))
        default: return true
        }
    }

    /// "Friday", "next Friday", "Friday next week", "this week Friday".
    private func modifiedWeekday(_ index: Int) -> Reading<DayTerm>? {
        var start = skipping(index, [.the])
        let isArticle = start != index
        if word(start) == .this, word(after(start)) == .past { start = after(start) }
        // "next week Friday", "this week - Monday".
        if let shift = modifier(start), word(after(start)) == .unit(.week) {
            var next = after(after(start))
            if isSign(next, in: "-,") { next += 1 }
            next = skipping(next, [.on])
            guard let weekday = weekday(next) else { return nil }
            return Reading(value: DayTerm(exact: inWeek(shift, weekday.value)), next: weekday.next)
        }
        if let modifier = word(start), let weekday = weekday(after(start)) {
            let ahead = (weekday.value - today.weekday + 7) % 7
            let exact: CivilDate?
            switch modifier {
            case .this: exact = inWeek(0, weekday.value)
            case .next, .following: exact = inWeek(1, weekday.value)
            case .last: exact = inWeek(-1, weekday.value)
            case .coming: exact = today.adding(days: ahead == 0 ? 7 : ahead)
            case .past: exact = today.adding(days: ahead == 0 ? -7 : ahead - 7)
            default: exact = nil
            }
            if let exact { return Reading(value: DayTerm(exact: exact), next: weekday.next) }
        }
        guard !isArticle, let weekday = weekday(start) else { return nil }
        var next = skipping(weekday.next, [.of, .in])
        next = skipping(next, [.the])
        if let shift = modifier(next), word(after(next)) == .unit(.week) {
            return Reading(value: DayTerm(exact: inWeek(shift, weekday.value)), next: after(after(next)))
        }
        return Reading(value: DayTerm(weekday: weekday.value, confidence: 0.75), next: weekday.next)
    }

    /// Returns the shift that "this", "next" and "last" mean.
    func modifier(_ index: Int) -> Int? {
        switch word(index) {
        case .this: 0
        case .next, .following, .coming: 1
        case .last, .past: -1
        default: nil
        }
    }

    func inWeek(_ shift: Int, _ weekday: Int) -> CivilDate { today.monday.adding(days: 7 * shift + weekday - 1) }

    // MARK: - Days that words name

    private func relativeDay(_ index: Int) -> Reading<DayTerm>? {
        let start = skipping(index, [.the])
        if case .relativeDay(let days)? = word(start), start == index || abs(days) > 1 {
            return Reading(value: DayTerm(exact: today.adding(days: days)), next: after(start))
        }
        // "the next day", "last day" is a rank more often than yesterday.
        if word(start) == .following || (word(start) == .next && start != index), word(after(start)) == .unit(.day) {
            return Reading(value: DayTerm(exact: today.adding(days: 1), confidence: 0.6), next: after(after(start)))
        }
        return nil
    }

    /// "the second Monday of next month", "last Friday in May 2017", "the 3rd Sunday of June".
    private func countedWeekday(_ index: Int) -> Reading<DayTerm>? {
        let start = skipping(index, [.the])
        let count: Int
        var next: Int
        if let ordinal = ordinal(start), ordinal.value < 6 {
            (count, next) = (ordinal.value, ordinal.next)
        } else if word(start) == .last {
            (count, next) = (-1, after(start))
        } else {
            return nil
        }
        guard let weekday = weekday(next) else { return nil }
        next = weekday.next
        guard word(next) == .of || word(next) == .in else { return nil }
        next = skipping(next + 1, [.the])
        if let shift = modifier(next), word(after(next)) == .unit(.month) {
            let first = today.firstOfMonth.adding(months: shift)
            let date = CivilDate.counted(weekday.value, count, month: first.month, year: first.year)
            return date.map { Reading(value: DayTerm(exact: $0), next: after(after(next))) }
        }
        guard let month = month(next) else { return nil }
        var term = DayTerm(holiday: .counted(month: month.value, weekday: weekday.value, count: count, plus: 0))
        let end = withYear(&term, month.next)
        return Reading(value: term, next: end)
    }

    /// "Christmas", "Black Friday 2010", "Yuandan of next year".
    private func holiday(_ index: Int) -> Reading<DayTerm>? {
        guard case .holiday(let holiday)? = word(index) else { return nil }
        var term = DayTerm(holiday: holiday)
        let next = withYear(&term, after(index))
        return Reading(value: term, next: next)
    }

    /// "two weeks ago", "in 3 days", "3 days from Tuesday", "two Sundays from now".
    private func shiftedDay(_ index: Int) -> Reading<DayTerm>? {
        if let count = cardinal(index), count.value < 1000, case .weekdays(let weekday)? = word(count.next),
            let sign = direction(count.next + 1), skip(sign.next, .now) != nil || sign.value < 0
        {
            let next = sign.value < 0 ? sign.next : sign.next + 1
            let ahead = (weekday - today.weekday + 7) % 7
            let days =
                sign.value > 0
                ? (ahead == 0 ? 7 : ahead) + 7 * (count.value - 1)
                : (ahead == 0 ? -7 : ahead - 7) - 7 * (count.value - 1)
            return Reading(value: DayTerm(exact: today.adding(days: days)), next: next)
        }
        let prefix = word(index) == .in ? index + 1 : index
        guard let length = length(prefix), !length.value.isOfClock else { return nil }
        if prefix > index {
            return Reading(value: DayTerm(exact: length.value.date(from: today, sign: 1)), next: length.next)
        }
        guard let sign = direction(length.next) else { return nil }
        if word(length.next) == .ago || word(length.next) == .later {
            return Reading(value: DayTerm(exact: length.value.date(from: today, sign: sign.value)), next: sign.next)
        }
        if let now = skip(sign.next, .now) {
            return Reading(value: DayTerm(exact: length.value.date(from: today, sign: sign.value)), next: now)
        }
        // The base is a plain day, so that rules don't nest.
        let base = skipping(sign.next, [.the])
        let day =
            weekdayAndDay(base) ?? calendarDay(base) ?? relativeDay(base) ?? holiday(base) ?? modifiedWeekday(base)
        guard let day, let date = day.value.resolved(from: today) else { return nil }
        return Reading(value: DayTerm(exact: length.value.date(from: date, sign: sign.value)), next: day.next)
    }

    /// "ago", "from", "after", "before".
    private func direction(_ index: Int) -> Reading<Int>? {
        switch word(index) {
        case .ago, .before: Reading(value: -1, next: after(index))
        case .from, .after, .later: Reading(value: 1, next: after(index))
        default: nil
        }
    }

    /// "the 21st", "on the 15", "21st".
    private func dayOfMonth(_ index: Int) -> Reading<DayTerm>? {
        let start = skipping(index, [.the])
        if let day = ordinal(start), (1...31).contains(day.value), word(day.next) == .of {
            let place = skipping(day.next + 1, [.the])
            if let shift = modifier(place), word(after(place)) == .unit(.month) {
                let month = today.firstOfMonth.adding(months: shift)
                return CivilDate(year: month.year, month: month.month, day: day.value).map {
                    Reading(value: DayTerm(exact: $0), next: after(after(place)))
                }
            }
        }
        if let day = ordinal(start), (1...31).contains(day.value),
            start != index || word(day.next - 1) == .ordinalEnding,
            isAlone(day.next)
        {
            // "the first" is a rank more often than a day.
            guard word(day.next - 1) == .ordinalEnding || day.value > 10 else { return nil }
            return Reading(value: DayTerm(day: day.value, confidence: 0.5), next: day.next)
        }
        guard word(index - 1) == .on || (start != index && word(index - 1) == .for), let day = digits(start),
            (1...31).contains(day),
            isAlone(start + 1), !goesOn(start + 1)
        else { return nil }
        return Reading(value: DayTerm(day: day, confidence: 0.4), next: start + 1)
    }

    /// Returns a Boolean value that indicates whether no word follows that is counted or ranked.
    private func isAlone(_ index: Int) -> Bool {
        guard text.tokens.indices.contains(index), text.tokens[index].sort == .word, text.tokens[index].gap == .space
        else {
            return !isSign(index, in: "-–%")
        }
        switch word(index) {
        case .at, .on, .from, .to, .until, .between, .and, .in, .for, .around, .before, .after, .part, .noon, .this:
            return true
        case nil:
            return ["is", "was", "with", "please", "if", "works", "would", "will", "or", "i", "we", "to"].contains(
                text.word(index)
            )
        default: return digits(index) != nil
        }
    }
}
