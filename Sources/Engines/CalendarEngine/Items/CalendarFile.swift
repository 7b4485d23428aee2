package import Foundation

/// The items of an iCalendar text, and the text itself.
///
/// A change writes the lines of what has changed; all others keep their bytes, so that nothing gets lost that another
/// program has written.
package struct CalendarFile: Sendable {
    /// The items, in the order of the file.
    package private(set) var items: [CalendarItem] = []
    /// The time zones in which the items are written.
    package private(set) var zones: CalendarZones
    private var entries: [CalendarComponent.Entry]

    /// Creates a file without items.
    package init() {
        let version = [ContentLine("VERSION", "2.0"), ContentLine("PRODID", "-//Fovea//CalendarEngine//EN")]
        entries = [.component(CalendarComponent("VCALENDAR", entries: version.map(CalendarComponent.Entry.line)))]
        zones = CalendarZones()
    }

    /// Reads a text.
    package init(
        _ data: Data,
        limits: CalendarLimits = CalendarLimits(),
        local: TimeZone = .current
    ) throws(CalendarError) {
        var reader = try CalendarReader(data, limits: limits)
        entries = try reader.components()
        zones = CalendarZones(local: local)
        zones = CalendarZones(components, local: local)
        items = components.compactMap { CalendarItem($0) }
    }

    /// The text.
    package var data: Data { Data(entries.flatMap(\.bytes)) }

    /// The components inside of the calendars.
    private var components: [CalendarComponent] {
        entries.flatMap { entry -> [CalendarComponent] in
            guard case .component(let calendar) = entry, calendar.name == "VCALENDAR" else { return [] }
            return calendar.components
        }
    }
}

// MARK: - Changes

extension CalendarFile {
    /// Stores an item in the place of the one with the same UID and occurrence, or adds it.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - base: The item as it was read. What differs from it is written, so that changes of other programs to other
    ///     parts stay. Without it, what differs from the file is.
    package mutating func store(_ item: CalendarItem, from base: CalendarItem? = nil) throws(CalendarError) {
        var isStored = false
        changeCalendars { component in
            guard !isStored, let read = CalendarItem(component), read.isSame(as: item) else { return component }
            isStored = true
            var changed = component
            item.write(to: &changed, from: base ?? read)
            return changed
        }
        if !isStored {
            var component = CalendarComponent(item.kind.rawValue)
            item.write(to: &component, from: nil)
            try add(component)
        }
        defineZones(of: item)
        items = components.compactMap { CalendarItem($0) }
    }

    /// Stores an item that begins as a copy of another one, with all that other programs have written there.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - original: The item with the same kind that is copied.
    ///   - file: The file of that item.
    package mutating func store(
        _ item: CalendarItem,
        asCopyOf original: CalendarItem,
        in file: CalendarFile
    ) throws(CalendarError) {
        var component = CalendarComponent(item.kind.rawValue)
        var read: CalendarItem?
        for other in file.components {
            guard let one = CalendarItem(other), one.isSame(as: original) else { continue }
            (component, read) = (other, one)
            break
        }
        remove { $0.isSame(as: item) }
        item.write(to: &component, from: read)
        try add(component)
        defineZones(of: item, like: file)
        items = components.compactMap { CalendarItem($0) }
    }

    private mutating func add(_ component: CalendarComponent) throws(CalendarError) {
        let place = entries.firstIndex { if case .component(let one) = $0 { one.name == "VCALENDAR" } else { false } }
        guard let place, case .component(var calendar) = entries[place] else {
            throw CalendarError(code: .malformed, message: "The file holds no calendar to add an item to.")
        }
        calendar.entries.append(.component(component))
        entries[place] = .component(calendar)
    }

    /// Adds the definitions of an item's zones that the file lacks, as they are in another file if it has them.
    private mutating func defineZones(of item: CalendarItem, like file: CalendarFile? = nil) {
        let times = [item.start, item.end, item.recurrenceID].compactMap(\.self) + item.addedTimes + item.removedTimes
        let used = times.compactMap { if case .named(let name) = $0.zone { name } else { nil } }
        let defined = components.filter { $0.name == "VTIMEZONE" }.compactMap { $0.line("TZID")?.value }
        for name in Set(used).subtracting(defined).sorted() {
            let theirs = file?.components.first { $0.name == "VTIMEZONE" && $0.line("TZID")?.value == name }
            guard let definition = theirs ?? ZoneDefinition.component(of: name) else { continue }
            let place = entries.firstIndex {
                if case .component(let one) = $0 { one.name == "VCALENDAR" } else { false }
            }
            guard let place, case .component(var calendar) = entries[place] else { return }
            let first = calendar.entries.firstIndex { if case .component = $0 { true } else { false } }
            calendar.entries.insert(.component(definition), at: first ?? calendar.entries.count)
            entries[place] = .component(calendar)
        }
        zones = CalendarZones(components, local: zones.local)
    }

    /// Removes the items that a closure selects.
    package mutating func remove(where isRemoved: (CalendarItem) -> Bool) {
        items.removeAll(where: isRemoved)
        changeCalendars { component in
            CalendarItem(component).map(isRemoved) == true ? nil : component
        }
    }

    private mutating func changeCalendars(_ change: (CalendarComponent) -> CalendarComponent?) {
        for index in entries.indices {
            guard case .component(var calendar) = entries[index], calendar.name == "VCALENDAR" else { continue }
            calendar.entries = calendar.entries.compactMap { entry in
                guard case .component(let component) = entry else { return entry }
                return change(component).map { .component($0) }
            }
            entries[index] = .component(calendar)
        }
    }
}

extension CalendarItem {
    /// Returns whether two items stand for the same event or occurrence.
    func isSame(as other: CalendarItem) -> Bool {
        kind == other.kind && uid == other.uid && recurrenceID == other.recurrenceID
    }
}
