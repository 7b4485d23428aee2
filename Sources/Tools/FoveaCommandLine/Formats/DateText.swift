import Foundation

/// Formats dates for people, independently of the locale, by the clock of the machine.
enum DateText {
    /// Returns a day, such as `2026-11-23`.
    static func day(_ date: Date, in zone: TimeZone = .current) -> String { String(minute(date, in: zone).prefix(10)) }

    /// Returns a day and a time, such as `2026-11-23 19:30`.
    static func minute(_ date: Date, in zone: TimeZone = .current) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = [parts.month, parts.day].map { String(format: "%02d", $0 ?? 0) }.joined(separator: "-")
        let time = [parts.hour, parts.minute].map { String(format: "%02d", $0 ?? 0) }.joined(separator: ":")
        return String(format: "%04d", parts.year ?? 0) + "-\(day) \(time)"
    }
}
