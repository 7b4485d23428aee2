extension TimeGrammar {
    /// Reads a time zone after a time, as the identifier of one: "EST", "Pacific time", "UTC+2", "GMT -03:30".
    ///
    /// "EST" in July is what clocks of New York show, which is what people mean by it.
    func zone(_ index: Int) -> Reading<String>? {
        guard case .zone(let name)? = word(index), text.tokens[index].gap != .line, !isCommonWord(index) else {
            return nil
        }
        let next = after(index)
        guard name == "UTC", let offset = offsetFromUTC(next), let fixed = Self.fixedZones[offset.value] else {
            return Reading(value: name, next: next)
        }
        return Reading(value: fixed, next: offset.next)
    }

    /// "20:00 ist ausverkauft", "19:30 et 21:00": the short names of some zones are words of other languages.
    private func isCommonWord(_ index: Int) -> Bool {
        guard Self.commonWords.contains(text.word(index)) else { return false }
        let token = text.tokens[index]
        return context.languages.contains { $0 != .english }
            || text.string(token.start..<token.end) != text.word(index).uppercased()
    }

    private static let commonWords: Set<String> = ["est", "et", "ist", "mt", "pt", "ct"]

    /// "+2", "-03:30", "+0530", in minutes; "UTC-9pm" is none.
    private func offsetFromUTC(_ index: Int) -> Reading<Int>? {
        guard isSign(index, in: "+-−–"), isJoined(index + 1), let number = digits(index + 1, 1...4) else { return nil }
        let isBehind = !isSign(index, "+")
        var (minutes, next) = (number * 60, index + 2)
        if text.tokens[index + 1].count > 2 {
            minutes = number / 100 * 60 + number % 100
        } else if isSign(next, ":"), isJoined(next), isJoined(next + 1), text.tokens[index + 1].count == 2,
            let part = digits(next + 1, 2...2)
        {
            (minutes, next) = (minutes + part, next + 2)
        }
        guard !isJoined(next) || text.tokens[next].sort == .sign, meridiem(next) == nil else { return nil }
        return Reading(value: isBehind ? -minutes : minutes, next: next)
    }

    /// A zone without summer time for each offset in minutes; the names of those of whole hours have the sign of POSIX.
    private static let fixedZones: [Int: String] = {
        var zones = [
            -570: "Pacific/Marquesas", 210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata",
            345: "Asia/Kathmandu", 390: "Asia/Yangon", 525: "Australia/Eucla", 570: "Australia/Darwin", 0: "UTC",
        ]
        for hour in 1...14 {
            zones[60 * hour] = "Etc/GMT-\(hour)"
            if hour <= 12 { zones[-60 * hour] = "Etc/GMT+\(hour)" }
        }
        return zones
    }()
}
