internal import CalendarEngine
import Foundation
internal import StoreEngine

/// A change of an item that waits for a commit.
enum PendingChange: Sendable {
    case save(ItemRecord, EKSpan)
    case remove(ItemRecord, EKSpan)

    /// Makes the change in the person's files.
    func apply(to store: CalendarStore) throws {
        switch self {
        case .save(let record, let span): try Self.save(record, span, store)
        case .remove(let record, let span): try Self.remove(record, span, store)
        }
    }

    // MARK: - Saving

    private static func save(_ record: ItemRecord, _ span: EKSpan, _ store: CalendarStore) throws {
        let old = record.value
        let date = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        var new = old
        new.item.modified = date
        if old.saved == nil { new.item.created = date } else { new.item.sequence += 1 }
        guard let calendar = old.calendar else { throw EKError(.noCalendar, "Set the calendar of the item.") }
        if let place = old.place, place.calendar != calendar {
            try move(&new, from: place, to: calendar, store)
        } else if let original = old.original, old.item.recurrenceID == nil, span == .thisEvent {
            try detach(&new, at: original, store)
        } else if let original = old.original, let saved = old.saved, old.item.recurrenceID == nil {
            try saveFollowing(&new, from: saved, at: original, date, store)
        } else {
            if span == .thisEvent { new.item.replacesLater = false }
            new.place = try store.change(uid: new.item.uid, at: old.place, in: calendar) { [new] file in
                guard old.place == nil || file.items.contains(where: { $0.uid == new.item.uid }) else { throw gone }
                if let original = new.item.recurrenceID, span == .thisEvent {
                    try file.changeOneOccurrence(of: new.item.uid, at: original)
                }
                try file.store(new.item, from: old.saved)
            }
        }
        new.saved = new.item
        record.value = new
    }

    /// Stores an occurrence as an item of its own in the same file.
    private static func detach(_ new: inout ItemRecord.State, at original: CalendarTime, _ store: CalendarStore) throws
    {
        new.item.recurrenceID = original
        new.item.rules = []
        new.item.addedTimes = []
        new.item.removedTimes = []
        new.place = try store.change(uid: new.item.uid, at: new.place, in: new.calendar ?? "") { [new] file in
            guard let event = file.item(of: new.item.uid, at: original) else { throw gone }
            try file.store(new.item, asCopyOf: event, in: file)
        }
    }

    /// Stores an occurrence and those that follow; before them, the event stays as it was.
    private static func saveFollowing(
        _ new: inout ItemRecord.State,
        from saved: CalendarItem,
        at original: CalendarTime,
        _ date: Date,
        _ store: CalendarStore
    ) throws {
        var following: (item: CalendarItem, place: CalendarStore.Place)?
        let (uid, laterUID, calendar) = (saved.uid, UUID().uuidString, new.calendar ?? "")
        let place = try store.change(uid: uid, at: new.place, in: calendar) { [new] file in
            guard let master = file.master(uid), let start = master.start else { throw gone }
            guard file.zones.date(of: start) < file.zones.date(of: original) else {
                // The first occurrence stands for the whole event.
                try file.store(new.item, from: saved)
                return
            }
            let whole = file
            let first = whole.zones.date(of: original)
            let event = whole.item(of: uid, at: original) ?? master
            let rules = try file.end(uid, before: original, date: date)
            // Later occurrences are stored before the event ends: they are in both for a moment, and never in none.
            var later = new.item
            later.addedTimes.removeAll { whole.zones.date(of: $0) < first }
            later.removedTimes.removeAll { whole.zones.date(of: $0) < first }
            later.uid = laterUID
            later.sequence = 0
            later.created = date
            if later.rules == saved.rules { later.rules = rules }
            let laterPlace = try store.change(uid: laterUID, at: nil, in: calendar) { [later] file in
                try file.store(later, asCopyOf: event, in: whole)
            }
            following = (later, laterPlace)
        }
        guard let following else {
            new.place = place
            return
        }
        (new.item, new.place) = (following.item, following.place)
        new.original = new.item.isRecurring ? new.item.start : nil
    }

    /// Moves the file of an item to another calendar: it is in both for a moment, and never in none.
    private static func move(
        _ new: inout ItemRecord.State,
        from place: CalendarStore.Place,
        to calendar: String,
        _ store: CalendarStore
    ) throws {
        let uid = new.item.uid
        var whole: CalendarFile?
        _ = try store.change(uid: uid, at: place, in: calendar) { whole = $0 }
        guard let whole else { throw gone }
        let saved = new.saved
        new.place = try store.change(uid: uid, at: nil, in: calendar) { [new] file in
            if file.items.isEmpty { file = whole }
            try file.store(new.item, from: saved)
        }
        _ = try store.change(uid: uid, at: place, in: calendar) { file in file.remove { $0.uid == uid } }
    }

    // MARK: - Removing

    private static func remove(_ record: ItemRecord, _ span: EKSpan, _ store: CalendarStore) throws {
        let old = record.value
        guard let place = old.place else { return }
        let uid = old.item.uid
        let date = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        do {
            _ = try store.change(uid: uid, at: place, in: place.calendar) { file in
                switch (old.original, span) {
                case (let original?, .thisEvent): try file.removeOccurrence(of: uid, at: original, date: date)
                case (let original?, .futureEvents): _ = try file.end(uid, before: original, date: date)
                case (nil, _): file.remove { $0.uid == uid }
                }
            }
        } catch let error as StoreError where error.code == .missing {
            // Another program has removed it already.
        }
        record.change {
            $0.saved = nil; $0.place = nil
        }
    }

    private static var gone: EKError {
        EKError(.internalFailure, "Another program has removed the item. Refresh it, or make a new one.")
    }
}
