import CalendarEngine
import CivilDateEngine
import Foundation

extension ActionContent {
    /// The most items of a code.
    private static var itemLimit: Int { 20 }

    /// Reads the events and reminders of an iCalendar text, also of single ones without a calendar around them.
    static func items(ofCalendar text: String, local: TimeZone) -> [ActionContent] {
        let isBare = text.prefix(15).uppercased() != "BEGIN:VCALENDAR"
        let calendar = isBare ? "BEGIN:VCALENDAR\nVERSION:2.0\n\(text)\nEND:VCALENDAR\n" : text
        var limits = CalendarLimits()
        (limits.byteCount, limits.lineCount, limits.depth) = (1 << 20, 2000, 4)
        guard let file = try? CalendarFile(Data(calendar.utf8), limits: limits, local: local) else { return [] }
        return file.items.filter { $0.recurrenceID == nil }.prefix(itemLimit).compactMap { item in
            switch item.kind {
            case .event: EventDraft(item, file.zones).map(ActionContent.event)
            case .reminder: ReminderDraft(item, file.zones).map(ActionContent.reminder)
            }
        }
    }
}

extension EventDraft {
    /// Creates a draft of an event that a code contains, or nil if it doesn't begin.
    init?(_ item: CalendarItem, _ zones: CalendarZones) {
        guard let first = item.start, let start = CivilMoment(first, zones) else { return nil }
        self.init(title: ShownText.line(item.title ?? ""), date: start.date, time: first.isDate ? nil : start.time)
        if case .named(let name) = first.zone, !first.isDate, CalendarZones.known(name) != nil { zone = name }
        if first.isDate {
            // The end is the day after the last one.
            let days = item.duration.map { $0 / 86_400 } ?? 1
            let after = item.end.flatMap { CivilMoment($0, zones)?.date } ?? date.adding(days: days)
            let last = after.adding(days: -1)
            lastDate = last > date ? last : nil
        } else if let end = item.end, !end.isDate {
            // In the zone of its beginning, whatever the code has.
            let wall = zones.wall(at: zones.date(of: end), in: zone.map { .named($0) } ?? .floating)
            self.end = CivilMoment(wall).flatMap { $0 > start ? $0 : nil }
        } else if let seconds = item.duration, seconds > 0 {
            end = start.adding(seconds: seconds)
        }
        rule = item.rules.first.flatMap { ShownText.isPlain($0) && RecurrenceRule($0) != nil ? $0 : nil }
        location = item.location.map(ShownText.line)
        link = item.url.flatMap(CodeText.link)
        notes = item.notes.map(ShownText.cleaned)
    }
}

extension ReminderDraft {
    /// Creates a draft of a reminder that a code contains.
    init?(_ item: CalendarItem, _ zones: CalendarZones) {
        let due = item.end ?? item.start
        let moment = due.flatMap { CivilMoment($0, zones) }
        self.init(
            title: ShownText.line(item.title ?? ""),
            date: moment?.date,
            time: due?.isDate == false ? moment?.time : nil
        )
        notes = item.notes.map(ShownText.cleaned)
        guard !title.isEmpty || moment != nil else { return nil }
    }
}

extension CivilMoment {
    /// Creates the moment of a time by the clock of its place, if its zone is known, or else of the person's.
    fileprivate init?(_ time: CalendarTime, _ zones: CalendarZones) {
        if case .named(let name) = time.zone, CalendarZones.known(name) != nil {
            self.init(time.wall)
        } else {
            self.init(time.isDate ? time.wall : zones.wall(at: zones.date(of: time), in: .floating))
        }
    }

    /// Creates the moment that a wall shows, or nil for one outside of the years that a calendar shows.
    init?(_ wall: WallTime) {
        let (year, month, day) = wall.parts
        guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
        self.init(date: date, time: CivilTime(seconds: wall.secondOfDay))
    }
}
