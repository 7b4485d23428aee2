import CalendarEngine
import CivilDateEngine
import Foundation
import StoreEngine

extension ActionStore {
    func plan(_ event: EventDraft, read: EventDraft, calendar: String?, date: Date) throws -> Plan {
        try plan(item(event), read: item(read), calendar: calendar, date: date)
    }

    func plan(_ reminder: ReminderDraft, read: ReminderDraft, calendar: String?, date: Date) throws -> Plan {
        try plan(item(reminder), read: item(read), calendar: calendar, date: date)
    }

    private func item(_ event: EventDraft) -> CalendarItem {
        let uid = ItemIdentity.uid(.event, title: event.title, date: event.date)
        var item = CalendarItem(kind: .event, uid: uid)
        item.title = event.title
        item.location = event.location
        item.url = event.link
        item.notes = event.notes
        item.rules = event.rule.map { [$0] } ?? []
        let zone = zone(event.zone)
        if let start = event.start {
            item.start = CalendarTime(wall: WallTime(start), zone: zone)
            // An end that isn't known isn't invented; programs show such events in their own way.
            item.end = event.end.map { CalendarTime(wall: WallTime($0), zone: zone) }
        } else {
            item.start = CalendarTime(wall: WallTime(event.date), isDate: true, zone: .floating)
            item.end = event.lastDate.map { last in
                CalendarTime(wall: WallTime(last.adding(days: 1)), isDate: true, zone: .floating)
            }
        }
        return item
    }

    private func item(_ reminder: ReminderDraft) -> CalendarItem {
        let uid = ItemIdentity.uid(.reminder, title: reminder.title, date: reminder.date)
        var item = CalendarItem(kind: .reminder, uid: uid)
        item.title = reminder.title
        item.notes = reminder.notes
        if let due = reminder.date, let time = reminder.time {
            let wall = WallTime(CivilMoment(date: due, time: time))
            item.end = CalendarTime(wall: wall, zone: zone(nil))
        } else if let due = reminder.date {
            item.end = CalendarTime(wall: WallTime(due), isDate: true, zone: .floating)
        }
        return item
    }

    /// The plan of an item, which is known by what the picture says, whatever the person has made of it.
    private func plan(_ edited: CalendarItem, read: CalendarItem, calendar: String?, date: Date) throws -> Plan {
        guard edited.title?.isEmpty == false else {
            throw ActionError(.incomplete, field: "title", "There is no title. Set 'title' to a line of text.")
        }
        let store = CalendarStore(environment: environment)
        var (new, read, found) = (edited, read, store.item(read.uid))
        if found == nil, let earlier = lookalike(of: read, in: store) {
            // What the first capture read is as good as what this one does.
            if new.title == read.title { new.title = earlier.title }
            (read.uid, read.title, found) = (earlier.uid, earlier.title, store.item(earlier.uid))
        }
        new.uid = read.uid
        let chosen = try self.calendar(calendar, of: store)
        // An item that there is stays in its calendar, whichever is named now.
        if let found, store.calendars.first(where: { $0.id == found.place.calendar })?.isReadOnly == true {
            throw ActionError(
                .store(.readOnly),
                "'\(found.item.title ?? "")' is in a calendar that may not be changed."
            )
        }
        let last = found.flatMap { lastSaved($0.place.calendar, $0.place.file) }
        let saved = (last?.written).flatMap { try? CalendarFile($0).master(new.uid) }
        let reads = Merge.Reads(now: read, formerly: (last?.read).flatMap { try? CalendarFile($0).master(new.uid) })
        var kept: [String] = []
        let edit = try store.edit(uid: new.uid, at: found?.place, in: chosen.id) { file in
            guard let current = file.master(new.uid) else {
                var item = new
                (item.created, item.modified) = (date, date)
                item.origin = Self.note(date)
                return try file.store(item)
            }
            var wanted = new
            // A capture that shows no end says nothing against the one that is known.
            if wanted.end == nil, wanted.start == current.start { wanted.span = current.span }
            var merge = Merge(wanted, into: current, saved: saved, reads: reads)
            merge.merge("title", \.title)
            merge.merge("time", \.span) { $0.start == nil && $0.end == nil }
            merge.merge("location", \.location)
            merge.merge("link", \.url)
            merge.merge("notes", \.notes)
            merge.merge("repeats", \.rules, isEmpty: \.isEmpty)
            kept = merge.kept
            guard merge.merged != current else { return }
            var changed = merge.merged
            changed.noteChange(date)
            try file.store(changed, from: current)
        }
        var file = CalendarFile()
        try file.store(read)
        return Plan(edits: [edit], kept: kept, read: file.data)
    }

    /// What an earlier capture read of the item: the same time, and a title in which a letter was read otherwise.
    private func lookalike(of read: CalendarItem, in store: CalendarStore) -> CalendarItem? {
        let kind = read.kind == .event ? ActionKind.event : .reminder
        return savedItems { $0.kind == kind }.lazy.compactMap { $0.read.flatMap { try? CalendarFile($0).items.first } }
            .first { earlier in
                earlier.start == read.start && (read.start != nil || earlier.end == read.end)
                    && ItemIdentity.isMisreading(earlier.title ?? "", of: read.title ?? "")
                    && store.item(earlier.uid) != nil
            }
    }

    /// The calendar of a title or of a folder's name, or the usual one.
    private func calendar(_ name: String?, of store: CalendarStore) throws(ActionError) -> CalendarStore.Calendar {
        guard let name else { return store.defaultCalendar }
        let calendars = store.calendars
        let found =
            calendars.first { $0.title == name } ?? calendars.first { ($0.id as NSString).lastPathComponent == name }
        guard let found else {
            let titles = calendars.map { "'\(ShownText.excerpt($0.title))'" }.joined(separator: ", ")
            throw ActionError(
                .unknownCalendar,
                "There is no calendar '\(ShownText.excerpt(name))'. "
                    + (titles.isEmpty ? "There is none yet; the first is made without a name." : "There are \(titles).")
            )
        }
        guard !found.isReadOnly else {
            throw ActionError(
                .unknownCalendar,
                "The calendar '\(ShownText.excerpt(name))' may not be changed, as the configuration of khal says."
            )
        }
        return found
    }

    /// The zone in which times are written: the one that is named, or the person's.
    private func zone(_ name: String?) -> CalendarTime.Zone {
        if let name, CalendarZones.known(name) != nil { return .named(name) }
        if case .utc = CalendarTime(Date(timeIntervalSince1970: 0), zone: local).zone { return .utc }
        return CalendarZones.known(local.identifier) == nil ? .floating : .named(local.identifier)
    }
}

extension CalendarItem {
    /// The beginning and the end, of which neither is right without the other.
    struct Span: Equatable {
        var start: CalendarTime?
        var end: CalendarTime?
        var duration: Int?
    }

    fileprivate var span: Span {
        get { Span(start: start, end: end, duration: duration) }
        set { (start, end, duration) = (newValue.start, newValue.end, newValue.duration) }
    }
}

extension WallTime {
    init(_ moment: CivilMoment) { self.init(seconds: moment.date.dayNumber * 86_400 + moment.time.seconds) }

    fileprivate init(_ date: CivilDate) { self.init(seconds: date.dayNumber * 86_400) }
}

extension CalendarStore {
    /// Returns the item with an identifier, not one of its occurrences.
    fileprivate func item(_ uid: String) -> Found? { items { $0.uid == uid && $0.recurrenceID == nil }.first }
}
