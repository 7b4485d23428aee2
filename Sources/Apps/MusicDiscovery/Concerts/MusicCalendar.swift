import Foundation

/// The date that concerts are relative to.
enum MusicCalendar {
    /// Returns the current time: noon of the day that `MUSIC_TODAY` names, such as 2026-06-01, or else the clock.
    static func now(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        calendar: Calendar = .current
    ) -> @Sendable () -> Date {
        let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
        guard let text = environment["MUSIC_TODAY"], let day = try? style.parse(text) else { return { Date() } }
        let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: day) ?? day
        return { noon }
    }
}
