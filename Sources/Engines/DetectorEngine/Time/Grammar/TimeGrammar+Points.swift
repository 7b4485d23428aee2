extension TimeGrammar {
    /// Reads a day, a time, or both in either order.
    func point(_ index: Int, expectsClock: Bool = false) -> Reading<PointTerm>? {
        var term = PointTerm()
        guard var next = component(&term, index, expectsClock: expectsClock || word(index - 1) == .at) else {
            return nil
        }
        for _ in 0..<3 {
            guard let end = joined(&term, next) else { break }
            next = end
        }
        return Reading(value: term, next: next)
    }

    /// Adds a further part after what may stand between two.
    private func joined(_ term: inout PointTerm, _ index: Int) -> Int? {
        guard text.tokens.indices.contains(index) else { return nil }
        var next = index
        if let end = component(&term, next, expectsClock: false) { return end }
        if isSign(next, in: ",-–—@|·•(/") { next += 1 }
        if isSign(next - 1, "/"), isJoined(next - 1) { return nil }
        if next > index, let end = component(&term, next, expectsClock: isSign(next - 1, "@")) { return end }
        // "Doors: 7pm", "starts at 8".
        if term.day != nil, word(next) == .occasion {
            next = skipping(next + 1, [.occasion])
            if isSign(next, in: ":-–") { next += 1 }
            if let end = component(&term, next, expectsClock: false) { return end }
        }
        switch word(next) {
        case .at, .for, .around, .on, .of, .in:
            let expects = word(next) == .at || word(next) == .around
            let following = skipping(after(next), [.around])
            return component(&term, following, expectsClock: expects || word(after(next)) == .around)
        default: return nil
        }
    }

    /// Reads one part that a point lacks, and returns the token after it.
    private func component(_ term: inout PointTerm, _ index: Int, expectsClock: Bool) -> Int? {
        guard text.tokens.indices.contains(index) else { return nil }
        if term.day == nil, !(expectsClock && digits(index) != nil && isClockFirst(index)), let day = day(index) {
            // A day of a month alone doesn't follow a time: "at 7 the 2nd" does, "7pm 2" doesn't.
            term.day = day.value
            return day.next
        }
        if term.clock == nil {
            if let hours = hours(index, isKnown: term.day != nil || term.part != nil) {
                term.clock = hours.value.start
                term.clockEnd = hours.value.end
                return hours.next
            }
            if let clock = clock(index, isExpected: expectsClock) {
                term.clock = clock.value
                return clock.next
            }
        }
        if term.part == nil, let part = part(index), term.clock == nil || part.value.day != nil || term.day != nil {
            guard term.day == nil || part.value.day == nil else { return nil }
            term.part = part.value
            return part.next
        }
        // "Tuesday AM".
        if term.day != nil, !term.hasHours, let isAfternoon = meridiem(index),
            text.tokens[index].count > 1 || isJoined(index + 1)
        {
            term.part = PartTerm(part: isAfternoon.value ? .afternoon : .morning)
            return isAfternoon.next
        }
        return nil
    }

    /// "7 on 15": the hour is first.
    private func isClockFirst(_ index: Int) -> Bool { day(index) == nil }

    /// "from 5 to 6pm", "10:30 - 11", "between 8 and 9".
    func hours(_ index: Int, isKnown: Bool) -> Reading<(start: ClockTerm, end: ClockTerm)>? {
        let opening = opening(index)
        let first = opening.next
        guard let start = clock(first, isExpected: true) ?? bareHour(first) else { return nil }
        guard let next = rangeSign(start.next, in: opening.value) else { return nil }
        guard let end = clock(next, isExpected: true) else { return nil }
        let isMarked = !start.value.isBare || !end.value.isBare
        guard isMarked || isKnown || opening.value.isSure else { return nil }
        // "2-3pm" is tight; "March 5 - 6pm" isn't hours.
        return Reading(value: (start.value, end.value), next: end.next)
    }

    private func bareHour(_ index: Int) -> Reading<ClockTerm>? {
        if let hour = digits(index), hour <= 24 {
            if index > 0, isJoined(index), isSign(index - 1, in: ".,:/$€£#+-") || text.tokens[index - 1].sort == .word {
                return nil
            }
            return Reading(value: ClockTerm(hour: hour, isBare: true, confidence: 0.4), next: index + 1)
        }
        guard case .number(let hour)? = word(index), (1...12).contains(hour) else { return nil }
        return Reading(value: ClockTerm(hour: hour, isBare: true, confidence: 0.4), next: index + 1)
    }

    /// What a span begins with.
    enum Opening {
        case none
        /// "from", "dalle".
        case from
        /// "de", which mostly means something else.
        case of
        case between

        /// A Boolean value that indicates whether two numbers are surely the ends of a span.
        var isSure: Bool { self == .from || self == .between }
    }

    /// Returns what a span begins with, and the token of its first end.
    func opening(_ index: Int) -> Reading<Opening> {
        switch word(index) {
        case .between: return Reading(value: .between, next: after(index))
        case .from: return Reading(value: .from, next: after(index))
        case .of where language.isRomance:
            let next = skipping(after(index), [.the])
            return digits(next) == nil ? Reading(value: .none, next: index) : Reading(value: .of, next: next)
        default: return Reading(value: .none, next: index)
        }
    }

    /// Returns the token after what stands between the two ends of a span.
    func rangeSign(_ index: Int, in opening: Opening = .none) -> Int? {
        if isSign(index, in: "-–—~〜～") { return index + 1 }
        switch word(index) {
        case .to, .until: return after(index)
        case .and: return opening == .between ? index + 1 : nil
        // "dalle 20 alle 23", "de 20h à 23h".
        case .at: return language.isRomance && (opening == .from || opening == .of) ? after(index) : nil
        default: return nil
        }
    }
}
