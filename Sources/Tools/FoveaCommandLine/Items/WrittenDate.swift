import CivilDateEngine
import Foundation

/// A parser of dates in ISO 8601, for tables and filters.
enum WrittenDate {
    /// Parses a date such as `1999-12-31`, `1999-12-31T23:59:59Z` or `1999-12-31T23:59+01:00`.
    ///
    /// A date without a time is its midnight, and one without a time zone is in UTC.
    static func date(_ text: some StringProtocol) -> Date? {
        let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(Z|[+-]\d\d:?\d\d)?)?/
        guard let match = String(text).wholeMatch(of: pattern)?.output,
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
            (1...12).contains(month), (1...CivilDate.days(in: month, of: year)).contains(day)
        else { return nil }
        let (hour, minute) = (match.4.flatMap { Int($0) } ?? 0, match.5.flatMap { Int($0) } ?? 0)
        let second = match.6.flatMap { Double($0) } ?? 0
        guard hour < 24, minute < 60, second < 61, let offset = offset(match.7) else { return nil }
        let seconds =
            Double(
                CivilDate.dayNumber(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 - offset
            ) + second
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
}
