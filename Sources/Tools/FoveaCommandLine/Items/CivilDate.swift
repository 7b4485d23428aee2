import Foundation

/// A parser of dates in ISO 8601, for tables and filters.
enum CivilDate {
    /// Parses a date such as `1999-12-31`, `1999-12-31T23:59:59Z` or `1999-12-31T23:59+01:00`.
    ///
    /// A date without a time is its midnight, and one without a time zone is in UTC.
    static func date(_ text: some StringProtocol) -> Date? {
        let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(Z|[+-]\d\d:?\d\d)?)?/
        guard let match = String(text).wholeMatch(of: pattern)?.output,
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
            (1...12).contains(month), (1...length(of: month, year)).contains(day)
        else { return nil }
        let (hour, minute) = (match.4.flatMap { Int($0) } ?? 0, match.5.flatMap { Int($0) } ?? 0)
        let second = match.6.flatMap { Double($0) } ?? 0
        guard hour < 24, minute < 60, second < 61, let offset = offset(match.7) else { return nil }
        let seconds = Double(days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 - offset) + second
        return Date(timeIntervalSince1970: seconds)
    }

    /// The offset of a time zone from UTC in seconds.
    private static func offset(_ zone: Substring?) -> Int? {
        guard let zone, zone != "Z" else { return 0 }
        let digits = zone.filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24, minutes < 60 else {
            return nil
        }
        return (zone.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The days from 1970-01-01 to a date of the Gregorian calendar.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // Years that begin in March have the leap day at their end.
        let shifted = month <= 2 ? year - 1 : year
        let ordinal = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ordinal - 719_468
    }
}
