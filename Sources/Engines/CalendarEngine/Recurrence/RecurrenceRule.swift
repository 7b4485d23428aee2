import Foundation

/// A rule by which an item recurs, as it is written.
package struct RecurrenceRule: Sendable, Hashable {
    /// How often an item recurs.
    package enum Frequency: String, Sendable, Hashable {
        /// Every some seconds.
        case secondly = "SECONDLY"
        /// Every some minutes.
        case minutely = "MINUTELY"
        /// Every some hours.
        case hourly = "HOURLY"
        /// Every some days.
        case daily = "DAILY"
        /// Every some weeks.
        case weekly = "WEEKLY"
        /// Every some months.
        case monthly = "MONTHLY"
        /// Every some years.
        case yearly = "YEARLY"
    }

    /// A day of the week, with its number in the month or the year.
    package struct Day: Sendable, Hashable {
        /// The day's two letters, as `MO`.
        package let name: String
        /// The number, from the end if negative; zero for every one.
        package let number: Int

        /// Creates a day.
        package init(name: String, number: Int = 0) {
            self.name = name
            self.number = number
        }
    }

    /// The names of the days, Sunday first.
    package static let dayNames: [String] = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    private static let lengthLimit = 4096

    /// The text of the rule, as it is written.
    package let text: String
    /// How often the item recurs.
    package let frequency: Frequency
    /// The number of days, weeks, months or years from one to the next.
    package let interval: Int
    /// The number of occurrences, or nil.
    package let count: Int?
    let parts: [String: String]

    /// Reads a rule; nil if it isn't one.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        var parts: [String: String] = [:]
        for part in text.uppercased().split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            parts[pair[0].trimmingCharacters(in: .whitespaces)] = pair[1].trimmingCharacters(in: .whitespaces)
        }
        guard let frequency = parts["FREQ"].flatMap(Frequency.init) else { return nil }
        let interval = parts["INTERVAL"].map { Int($0) ?? 0 } ?? 1
        let count = parts["COUNT"].map { Int($0) ?? 0 }
        guard (1...30_000).contains(interval), count.map({ (1...1_000_000).contains($0) }) ?? true else { return nil }
        if let until = parts["UNTIL"], WallTime(until) == nil { return nil }
        self.text = text
        self.frequency = frequency
        self.interval = interval
        self.count = count
        self.parts = parts
    }

    /// The last time, or nil.
    package var until: CalendarTime? {
        guard let text = parts["UNTIL"], let wall = WallTime(text) else { return nil }
        return CalendarTime(wall: wall, isDate: !text.contains("T"), zone: text.hasSuffix("Z") ? .utc : .floating)
    }

    /// The days of the week.
    package var days: [Day] {
        (parts["BYDAY"] ?? "").split(separator: ",").compactMap { text in
            guard let match = text.wholeMatch(of: /([+-]?\d{1,2})?([A-Z]{2})/), Self.dayNames.contains(String(match.2))
            else { return nil }
            return Day(name: String(match.2), number: match.1.flatMap { Int($0) } ?? 0)
        }
    }

    /// The first day of the week, as `MO`, or nil.
    package var weekStart: String? { parts["WKST"] }

    /// Returns the text of the rule with another end; nil for none.
    package func text(count: Int?, until: CalendarTime?) -> String {
        let kept = text.split(separator: ";").filter { part in
            !["COUNT", "UNTIL"].contains(part.prefix { $0 != "=" }.uppercased())
        }
        let count = count.map { ["COUNT=\($0)"] } ?? []
        let until = until.map { ["UNTIL=\($0.wall.text(isDate: $0.isDate))\($0.isDate ? "" : "Z")"] } ?? []
        return (kept.map(String.init) + count + until).joined(separator: ";")
    }

    /// Returns the numbers of a part, as `BYMONTH`.
    package func numbers(_ part: String) -> [Int] {
        (parts[part] ?? "").split(separator: ",").compactMap { Int($0) }
    }

    /// The rule as libical understands it.
    ///
    /// Days of the month in a yearly rule without months are those of each month; libical takes one month alone.
    var libicalText: String {
        let isOfEachMonth =
            frequency == .yearly && parts["BYMONTHDAY"] != nil
            && !["BYMONTH", "BYWEEKNO", "BYYEARDAY"].contains { parts[$0] != nil }
        return isOfEachMonth ? text + ";BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12" : text
    }
}
