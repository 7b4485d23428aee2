package import Foundation

/// An alarm of an item.
package struct CalendarAlarm: Sendable, Hashable {
    /// When an alarm goes off.
    package enum Trigger: Sendable, Hashable {
        /// A number of seconds after the beginning; negative before.
        case afterStart(Int)
        /// A number of seconds after the end.
        case afterEnd(Int)
        /// A date.
        case at(Date)
    }

    /// What it does, as `DISPLAY`.
    package let action: String
    /// When it goes off.
    package let trigger: Trigger
    /// The place at which it goes off instead, or nil.
    package var place: AlarmPlace?

    /// Creates an alarm that shows a message.
    package init(trigger: Trigger, place: AlarmPlace? = nil) {
        action = "DISPLAY"
        self.trigger = trigger
        self.place = place
    }

    init?(_ component: CalendarComponent) {
        guard component.name == "VALARM", let line = component.line("TRIGGER") else { return nil }
        action = component.line("ACTION")?.value.uppercased() ?? "DISPLAY"
        place = AlarmPlace(component)
        if let duration = CalendarDuration.seconds(line.value) {
            trigger = line.parameters["RELATED"]?.uppercased() == "END" ? .afterEnd(duration) : .afterStart(duration)
        } else if let wall = WallTime(line.value) {
            trigger = .at(Date(timeIntervalSince1970: TimeInterval(wall.seconds)))
        } else {
            return nil
        }
    }

    /// The component of a new alarm.
    func component(title: String?) -> CalendarComponent {
        let line =
            switch trigger {
            case .afterStart(let seconds): ContentLine("TRIGGER", CalendarDuration.text(seconds))
            case .afterEnd(let seconds):
                ContentLine("TRIGGER", CalendarDuration.text(seconds), parameters: [("RELATED", "END")])
            case .at(let date):
                ContentLine(
                    "TRIGGER",
                    WallTime(seconds: CalendarTime.seconds(of: date)).text(isDate: false) + "Z",
                    parameters: [("VALUE", "DATE-TIME")]
                )
            }
        let lines =
            [ContentLine("ACTION", action), ContentLine("DESCRIPTION", text: title ?? ""), line] + (place?.lines ?? [])
        return CalendarComponent("VALARM", entries: lines.map(CalendarComponent.Entry.line))
    }
}

/// Durations as iCalendar writes them, such as `-PT15M`.
enum CalendarDuration {
    /// Reads a duration, in seconds.
    static func seconds(_ text: String) -> Int? {
        let pattern = /([+-])?P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,10})S)?)?/
        guard let match = text.uppercased().wholeMatch(of: pattern), text.contains(where: \.isNumber) else {
            return nil
        }
        let units = [(match.2, 604_800), (match.3, 86_400), (match.4, 3600), (match.5, 60), (match.6, 1)]
        let sum = units.reduce(0) { $0 + (Int($1.0 ?? "0") ?? 0) * $1.1 }
        return match.1 == "-" ? -sum : sum
    }

    /// Writes a duration of seconds.
    static func text(_ seconds: Int) -> String {
        let rest = seconds.magnitude
        let sign = seconds < 0 ? "-" : ""
        if rest != 0, rest % 86_400 == 0 { return "\(sign)P\(rest / 86_400)D" }
        let parts = [(rest / 3600, "H"), (rest / 60 % 60, "M"), (rest % 60, "S")].filter { $0.0 != 0 }
        return sign + "PT" + (parts.isEmpty ? "0S" : parts.map { "\($0.0)\($0.1)" }.joined())
    }
}
