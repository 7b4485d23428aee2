import CivilDateEngine

extension TimeGrammar {
    /// Reads a time of the day.
    ///
    /// - Parameter isExpected: Whether a lone hour is a time, as after "at".
    func clock(_ index: Int, isExpected: Bool = false) -> Reading<ClockTerm>? {
        let reading = namedClock(index) ?? writtenClock(index, isExpected) ?? spokenClock(index, isExpected)
        guard var found = reading else { return nil }
        // "7 in the evening", "8pm in the evening", "3 at night".
        if let part = part(found.next, allowingDay: false) {
            let isTimeOfDay = part.value.part != .businessHours && part.value.lean == 0
            if isTimeOfDay, word(found.next) == .in || word(found.next) == .at || text.tokens[found.next].sort == .word
            {
                found.value = found.value.during(part.value.part)
                found.value.isBare = false
                found.next = part.next
            }
        }
        if let zone = zone(found.next) { found.next = zone.next }
        return found.value.time == nil ? nil : found
    }

    /// "noon", "12 midnight".
    private func namedClock(_ index: Int) -> Reading<ClockTerm>? {
        let start = digits(index) == 12 || word(index) == .number(12) ? index + 1 : index
        switch word(start) {
        case .noon: return Reading(value: ClockTerm(hour: 12, isAfternoon: true), next: after(start))
        case .midnight: return Reading(value: ClockTerm(hour: 0), next: after(start))
        default: return nil
        }
    }

    /// "7:56:30 pm", "8.30pm", "19h30", "7 o'clock", "9p", "11ish".
    private func writtenClock(_ index: Int, _ isExpected: Bool) -> Reading<ClockTerm>? {
        if let both = digits(index, 3...4), both % 100 < 60, both / 100 <= 12, both >= 100,
            let meridiem = meridiem(index + 1)
        {
            let term = ClockTerm(hour: both / 100, minute: both % 100, isAfternoon: meridiem.value)
            return Reading(value: term, next: meridiem.next)
        }
        guard let hour = digits(index), hour <= 24 else { return nil }
        let isExpected = isExpected || (hour <= 12 && isPartAhead(index + 1))
        if index > 0, isJoined(index), isSign(index - 1, in: ".,:$€£#+") || text.tokens[index - 1].sort == .word {
            return nil
        }
        var term = ClockTerm(hour: hour)
        var next = index + 1
        var isMarked = false
        if isSign(next, in: ":："), let minute = minute(next + 1), isJoined(next), isJoined(next + 1) {
            term.minute = minute
            next += 2
            isMarked = true
            if isSign(next, ":"), isJoined(next), let second = minute_(next + 1) {
                term.second = second
                next += 2
            }
        } else if isSign(next, "."), isJoined(next), isJoined(next + 1), let minute = minute(next + 1),
            !goesOn(next + 2),
            isExpected || meridiem(next + 2) != nil || word(next + 2) == .oclock || word(index - 1) == .at
        {
            term.minute = minute
            next += 2
            isMarked = true
        } else if text.word(next) == "h", isJoined(next), !isSign(next + 1, "-") {
            next += 1
            if isJoined(next), let minute = minute(next) {
                term.minute = minute
                next += 1
                isMarked = true
            } else if language.isRomance {
                isMarked = true
            } else {
                return nil
            }
        }
        if word(next) == .oclock {
            next = after(next)
            isMarked = true
            // "20 Uhr 30".
            if language != .english, let minute = minute(next), text.tokens[next].gap == .space, term.minute == 0,
                !goesOn(next + 1)
            {
                term.minute = minute
                next += 1
            }
        }
        if let meridiem = meridiem(next), hour <= 12 || isMarked {
            if hour <= 12 { term.isAfternoon = meridiem.value }
            next = meridiem.next
            term.confidence = 0.95
            return Reading(value: term, next: next)
        }
        if text.word(next) == "ish", isJoined(next) { return Reading(value: term, next: next + 1) }
        if isMarked { return goesOn(next) && !isSign(next, in: "-/") ? nil : Reading(value: term, next: next) }
        guard isExpected, isBare(next) || isPartAhead(next), !isSign(next, "/"), !goesOn(next) || isSign(next, "-")
        else { return nil }
        term.isBare = true
        term.confidence = 0.5
        return Reading(value: term, next: next)
    }

    /// Returns a Boolean value that indicates whether "in the evening" or "at night" follows.
    private func isPartAhead(_ index: Int) -> Bool {
        (word(index) == .in || word(index) == .at) && part(index, allowingDay: false) != nil
    }

    private func minute(_ index: Int) -> Int? { digits(index, 2...2).flatMap { $0 < 60 ? $0 : nil } }

    private func minute_(_ index: Int) -> Int? { isJoined(index) ? minute(index) : nil }

    /// "am", "p.m.", and "a" or "p" next to the number.
    func meridiem(_ index: Int) -> Reading<Bool>? {
        switch word(index) {
        case .morning:
            return Reading(value: false, next: afterMeridiem(index))
        case .afternoon:
            return Reading(value: true, next: afterMeridiem(index))
        default:
            guard isJoined(index), language == .english, text.word(index) == "a" || text.word(index) == "p" else {
                return nil
            }
            guard !goesOn(index + 1), !isSign(index + 1, in: ".'") || !isJoined(index + 2) else { return nil }
            return Reading(value: text.word(index) == "p", next: index + 1)
        }
    }

    /// "p.m" at the end of a sentence takes no dot of its own.
    private func afterMeridiem(_ index: Int) -> Int { after(index) }

    /// "half past seven", "quarter to eight", "seven thirty five", "seven o'clock".
    private func spokenClock(_ index: Int, _ isExpected: Bool) -> Reading<ClockTerm>? {
        if let offset = offset(index) {
            guard let hour = hour(offset.next), hour.value <= 12 else { return nil }
            let minutes = offset.value + hour.value * 60
            var term = ClockTerm(hour: (minutes + 720) / 60 % 12, minute: (minutes + 720) % 60)
            if term.hour == 0 { term.hour = 12 }
            var next = hour.next
            if word(next) == .oclock { next = after(next) }
            if let meridiem = meridiem(next) {
                term.isAfternoon = meridiem.value
                next = meridiem.next
            }
            return Reading(value: term, next: next)
        }
        guard case .number(let hour)? = word(index), (1...12).contains(hour) else { return nil }
        var term = ClockTerm(hour: hour)
        var next = index + 1
        var isMarked = false
        if let minute = spoken(skipping(next, [.and])), (10...59).contains(minute.value),
            unit(minute.next)?.value != .day
        {
            term.minute = minute.value
            next = minute.next
            if word(next) == .unit(.minute) { next += 1 }
            isMarked = true
        }
        if word(next) == .oclock { (next, isMarked) = (after(next), true) }
        if let meridiem = meridiem(next) {
            term.isAfternoon = meridiem.value
            return Reading(value: term, next: meridiem.next)
        }
        if isMarked, isPartAhead(next) { return Reading(value: term, next: next) }
        if isMarked,
            word(next) == nil || isExpected || word(next - 1) == .oclock || word(index - 1) == .for
                || word(next) != .unit(.year)
        {
            return word(next - 1) == .oclock || isExpected || word(index - 1) == .for
                ? Reading(value: term, next: next) : nil
        }
        if case .part? = word(skipping(skipping(next, [.in]), [.the])), next == index + 1 || isMarked {
            return Reading(value: term, next: next)
        }
        guard isExpected, isBare(next), word(next) == nil || !isMarked else { return nil }
        term.isBare = true
        term.confidence = 0.5
        return Reading(value: term, next: next)
    }

    private func hour(_ index: Int) -> Reading<Int>? {
        if let hour = digits(index), hour > 0 { return Reading(value: hour, next: index + 1) }
        guard case .number(let hour)? = word(index), hour > 0 else { return nil }
        return Reading(value: hour, next: index + 1)
    }

    /// "half past", "a quarter to", "20 min past", "five minutes to": minutes after the hour.
    private func offset(_ index: Int) -> Reading<Int>? {
        var next = skipping(index, [.a])
        let minutes: Int
        if word(next) == .half {
            (minutes, next) = (30, next + 1)
        } else if word(next) == .quarter {
            (minutes, next) = (15, next + 1)
        } else if let number = cardinal(next), number.value < 60 {
            (minutes, next) = (number.value, number.next)
            if word(next) == .unit(.minute) {
                next += 1
            } else if digits(index) != nil || ![5, 10, 20, 25].contains(minutes) {
                return nil
            }
        } else {
            return nil
        }
        switch word(next) {
        case .past, .after: return Reading(value: minutes, next: next + 1)
        case .to where text.word(next) != "til" || minutes > 0, .before: return Reading(value: -minutes, next: next + 1)
        default: return nil
        }
    }

    // MARK: - Parts of days

    /// "in the morning", "this evening", "tonight", "late at night", "early-afternoon".
    func part(_ index: Int, allowingDay: Bool = true) -> Reading<PartTerm>? {
        var next = index
        var term = PartTerm(part: .morning)
        let shift = modifier(next)
        if shift != nil {
            guard allowingDay else { return nil }
            next = after(next)
            lean(&term, &next)
        } else {
            lean(&term, &next)
            if word(next) == .in || (word(next) == .at && word(next + 1) == .part(.night)) || word(next) == .on {
                next += 1
                next = skipping(next, [.the])
                lean(&term, &next)
            } else if word(next) == .the {
                next += 1
                lean(&term, &next)
            }
            if word(next) == .this, term.lean != 0 {
                next += 1
                term.day = today
            }
        }
        switch word(next) {
        case .part(let part), .parts(let part): term.part = part
        case .tonight:
            guard allowingDay, shift == nil else { return nil }
            term.part = .night
            term.day = today
            return Reading(value: term, next: after(next))
        default: return nil
        }
        if let shift { term.day = today.adding(days: shift) }
        return Reading(value: term, next: after(next))
    }

    private func lean(_ term: inout PartTerm, _ next: inout Int) {
        switch word(next) {
        case .early: term.lean = -1
        case .late, .later: term.lean = 1
        default: return
        }
        next = after(next)
        if isSign(next, "-") { next += 1 }
    }
}
