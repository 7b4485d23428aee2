import Foundation

extension CalendarItem {
    /// Reads a component; nil for one that is neither an event nor a reminder.
    init?(_ component: CalendarComponent) {
        guard let kind = Kind(rawValue: component.name), let uid = component.line("UID")?.text, !uid.isEmpty else {
            return nil
        }
        func text(_ name: String) -> String? {
            component.line(name).flatMap { $0.value.isEmpty ? nil : $0.text }
        }
        func time(_ name: String) -> CalendarTime? { component.line(name).flatMap { CalendarTime.times(of: $0).first } }
        func times(_ name: String) -> [CalendarTime] { component.lines(name).flatMap(CalendarTime.times) }
        func number(_ name: String) -> Int {
            min(max(component.line(name).flatMap { Int($0.value) } ?? 0, 0), Int(Int32.max))
        }
        func date(_ name: String) -> Date? {
            time(name).map { Date(timeIntervalSince1970: TimeInterval($0.wall.seconds)) }
        }
        self.init(kind: kind, uid: uid)
        recurrenceID = time("RECURRENCE-ID")
        replacesLater = component.line("RECURRENCE-ID")?.parameters["RANGE"]?.uppercased() == "THISANDFUTURE"
        sequence = number("SEQUENCE")
        title = text("SUMMARY")
        location = text("LOCATION")
        notes = text("DESCRIPTION")
        url = component.line("URL")?.value
        let place = component.line("GEO")?.value.split(separator: ";").compactMap { Double($0) } ?? []
        if place.count == 2, abs(place[0]) <= 90, abs(place[1]) <= 180 {
            coordinates = Coordinates(latitude: place[0], longitude: place[1])
        }
        start = time("DTSTART")
        end = time(kind == .event ? "DTEND" : "DUE")
        duration = component.line("DURATION").flatMap { CalendarDuration.seconds($0.value) }
        status = component.line("STATUS")?.value.uppercased()
        isTransparent = component.line("TRANSP")?.value.uppercased() == "TRANSPARENT"
        priority = min(number("PRIORITY"), 9)
        completed = date("COMPLETED")
        created = date("CREATED")
        modified = date("LAST-MODIFIED") ?? date("DTSTAMP")
        rules = component.lines("RRULE").prefix(20).map(\.value)
        addedTimes = times("RDATE")
        removedTimes = times("EXDATE")
        alarms = component.components.compactMap(CalendarAlarm.init)
        organizer = CalendarPerson(component.line("ORGANIZER"))
        attendees = component.lines("ATTENDEE").compactMap { CalendarPerson($0) }
        origin = text("X-FOVEA-ORIGIN")
    }
}
