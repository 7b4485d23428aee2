extension TimeGrammar {
    /// "3 days", "an hour and a half", "1 year 1 month 21 days", "couple of weeks", "2h30".
    func length(_ index: Int) -> Reading<TimeLength>? {
        var length = TimeLength()
        var next = index
        var last: TimeUnit?
        while next - index < 24 {
            var place = next
            if last != nil {
                if isSign(place, ",") { place += 1 }
                place = skipping(place, [.and])
            }
            guard let part = part(place), last.map({ $0.seconds > part.value.unit.seconds || last == .day }) ?? true
            else { break }
            length.add(part.value.count, part.value.unit)
            last = part.value.unit
            next = part.next
            // "an hour and a half".
            if let half = skip(next, .and) {
                let end = skipping(half, [.a])
                if word(end) == .half, unit(end + 1) == nil {
                    length.add(0.5, part.value.unit)
                    next = end + 1
                }
            }
        }
        return last == nil ? nil : Reading(value: length, next: next)
    }

    private func part(_ index: Int) -> Reading<(count: Double, unit: TimeUnit)>? {
        var count: Double
        var next: Int
        if word(index) == .half {
            count = 0.5
            next = skipping(index + 1, [.a])
        } else if word(index) == .a || word(index) == .few || word(index) == .couple
            || (word(index) == .the && word(index + 1) == .couple)
        {
            let start = skipping(index, [.the])
            next = skipping(start, [.a])
            count = 1
            if word(next) == .few { (count, next) = (3, next + 1) }
            if word(next) == .couple {
                count = 2
                next = skipping(next + 1, [.of])
            }
            if word(next) == .half { (count, next) = (0.5, skipping(next + 1, [.a])) }
        } else if let number = cardinal(index) {
            guard index == 0 || !(isJoined(index) && isSign(index - 1, in: ".,/:$€£")) else { return nil }
            count = Double(number.value)
            next = number.next
            // "1.5 hours".
            if isSign(next, "."), isJoined(next), isJoined(next + 1), let tenths = digits(next + 1, 1...1) {
                count += Double(tenths) / 10
                next += 2
            }
            // "one and a half hours".
            if let half = skip(next, .and), word(skipping(half, [.a])) == .half, unit(skipping(half, [.a]) + 1) != nil {
                count += 0.5
                next = skipping(half, [.a]) + 1
            }
            if isSign(next, "-"), unit(next + 1) != nil { next += 1 }
            next = skipping(next, [.of])
        } else {
            return nil
        }
        guard let unit = unit(next), unit.value != .quarter || word(next) != .quarter || count > 1 else { return nil }
        // A letter alone is a unit only next to its number.
        if text.tokens[next].count == 1, !isJoined(next), text.word(next) != "h" { return nil }
        return Reading(value: (count, unit.value), next: unit.next)
    }
}
