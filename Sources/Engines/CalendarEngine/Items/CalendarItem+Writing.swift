import Foundation

extension CalendarItem {
    /// Writes what differs from the item as it was read; all other lines of the component are kept.
    func write(to component: inout CalendarComponent, from old: CalendarItem?) {
        func write<Value: Equatable>(_ name: String, _ key: KeyPath<Self, Value>, _ lines: [ContentLine]) {
            if old.map({ $0[keyPath: key] != self[keyPath: key] }) ?? true { component.replace(name, with: lines) }
        }
        func text(_ name: String, _ key: KeyPath<Self, String?>) {
            write(name, key, self[keyPath: key].map { [ContentLine(name, text: $0)] } ?? [])
        }
        func plain(_ name: String, _ key: KeyPath<Self, String?>) {
            write(name, key, self[keyPath: key].map { [ContentLine(name, $0)] } ?? [])
        }
        func date(_ name: String, _ key: KeyPath<Self, Date?>) {
            write(name, key, self[keyPath: key].map { [Self.line(name, $0)] } ?? [])
        }
        func number(_ name: String, _ key: KeyPath<Self, Int>) {
            write(name, key, self[keyPath: key] == 0 ? [] : [ContentLine(name, String(self[keyPath: key]))])
        }
        if old?.uid != uid { component.replace("UID", with: [ContentLine("UID", text: uid)]) }
        if let modified { component.replace("DTSTAMP", with: [Self.line("DTSTAMP", modified)]) }
        if old?.recurrenceID != recurrenceID || old?.replacesLater != replacesLater {
            let range = replacesLater ? [("RANGE", "THISANDFUTURE")] : []
            let line = recurrenceID.map { $0.line("RECURRENCE-ID", parameters: range) }
            component.replace("RECURRENCE-ID", with: [line].compactMap(\.self))
        }
        date("CREATED", \.created)
        date("LAST-MODIFIED", \.modified)
        number("SEQUENCE", \.sequence)
        text("SUMMARY", \.title)
        text("LOCATION", \.location)
        text("DESCRIPTION", \.notes)
        plain("URL", \.url)
        write("GEO", \.coordinates, coordinates.map { [ContentLine("GEO", "\($0.latitude);\($0.longitude)")] } ?? [])
        write("DTSTART", \.start, start.map { [$0.line("DTSTART")] } ?? [])
        let endName = kind == .event ? "DTEND" : "DUE"
        write(endName, \.end, end.map { [$0.line(endName)] } ?? [])
        // A file has either an end or a duration.
        let lasting = end == nil ? duration : nil
        if old == nil || old?.duration != lasting {
            component.replace(
                "DURATION",
                with: lasting.map { [ContentLine("DURATION", CalendarDuration.text($0))] } ?? []
            )
        }
        plain("STATUS", \.status)
        write("TRANSP", \.isTransparent, isTransparent || old != nil ? [transparency] : [])
        number("PRIORITY", \.priority)
        date("COMPLETED", \.completed)
        write("RRULE", \.rules, rules.map { ContentLine("RRULE", $0) })
        write("RDATE", \.addedTimes, addedTimes.map { $0.line("RDATE") })
        write("EXDATE", \.removedTimes, removedTimes.map { $0.line("EXDATE") })
        text("X-FOVEA-ORIGIN", \.origin)
        writeAlarms(to: &component, from: old)
    }

    private var transparency: ContentLine { ContentLine("TRANSP", isTransparent ? "TRANSPARENT" : "OPAQUE") }

    private static func line(_ name: String, _ date: Date) -> ContentLine {
        CalendarTime(wall: WallTime(seconds: CalendarTime.seconds(of: date)), zone: .utc).line(name)
    }

    /// Keeps the components of alarms that haven't changed, as other programs note in them what was shown.
    private func writeAlarms(to component: inout CalendarComponent, from old: CalendarItem?) {
        guard alarms != old?.alarms ?? [] else { return }
        var kept = component.components.filter { $0.name == "VALARM" }
        let entries = alarms.map { alarm -> CalendarComponent.Entry in
            if let index = kept.firstIndex(where: { CalendarAlarm($0) == alarm }) {
                return .component(kept.remove(at: index))
            }
            return .component(alarm.component(title: title))
        }
        // What can't be read as an alarm stays.
        let unread = kept.filter { CalendarAlarm($0) == nil }.map { CalendarComponent.Entry.component($0) }
        component.replace(with: entries + unread) { entry in
            if case .component(let component) = entry { component.name == "VALARM" } else { false }
        }
    }
}
