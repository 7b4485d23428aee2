extension RecurrenceRule {
    /// The most times of a day that a rule may select.
    private static let timeLimit = 100

    /// A Boolean value that indicates whether libical finds each next occurrence soon.
    ///
    /// It counts on for centuries until a time fits all parts, and nothing stops it meanwhile.
    var isBounded: Bool {
        guard parts["RSCALE"] == nil else { return false }
        switch frequency {
        case .secondly, .minutely, .hourly: return !parts.keys.contains { $0.hasPrefix("BY") }
        default: return timeCount <= Self.timeLimit && hasDay && hasPosition
        }
    }

    /// The number of times of a day.
    private var timeCount: Int {
        ["BYHOUR", "BYMINUTE", "BYSECOND"].reduce(1) { $0 * max(1, min(numbers($1).count, 100)) }
    }

    /// Whether one of the months has one of the days, unlike 30 February.
    private var hasDay: Bool {
        let (months, days) = (numbers("BYMONTH"), numbers("BYMONTHDAY"))
        guard !months.isEmpty, !days.isEmpty else { return true }
        let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return months.contains { month in
            (1...12).contains(month) && days.contains { (1...lengths[month - 1]).contains(abs(max($0, -99))) }
        }
    }

    /// Whether a period has enough days for one of the positions.
    private var hasPosition: Bool {
        let positions = numbers("BYSETPOS")
        guard let nearest = positions.map({ abs(max($0, -999)) }).min() else { return true }
        let longest =
            switch frequency {
            case .weekly: 7
            case .monthly: 31
            case .yearly: 366
            default: 1
            }
        // A day with a number is there once in a month.
        let numbered =
            frequency == .monthly && !days.isEmpty && days.allSatisfy { $0.number != 0 } ? days.count : longest
        return nearest <= min(longest, numbered) * timeCount
    }
}
