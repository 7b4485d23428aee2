import Foundation

/// A change of an occurrence and of all later ones.
///
/// These are moved by as much as the first one, and have what it has.
struct LaterChange {
    /// When the first occurrence would begin by the rule.
    let first: Date
    /// The seconds by which occurrences are brought forward; less than zero if they are put off.
    let advance: TimeInterval
    private let item: CalendarItem
    private let start: CalendarTime
    private let original: CalendarTime

    /// Returns nil for an item that replaces a single occurrence or none.
    init?(_ item: CalendarItem, _ zones: CalendarZones) {
        guard item.replacesLater, let start = item.start, let original = item.recurrenceID else { return nil }
        (self.item, self.start, self.original) = (item, start, original)
        first = zones.date(of: original)
        advance = first.timeIntervalSince(zones.date(of: start))
    }

    /// Returns the item of the later occurrences, with the rules of the event.
    func item(of event: CalendarItem) -> CalendarItem {
        var changed = item
        changed.recurrenceID = nil
        changed.replacesLater = false
        changed.rules = event.rules
        changed.addedTimes = event.addedTimes
        changed.removedTimes = event.removedTimes
        return changed
    }

    /// Returns when the occurrence begins that would begin at a time by the rule.
    func start(of time: CalendarTime, _ zones: CalendarZones) -> CalendarTime {
        let seconds = start.wall.seconds - zones.wall(of: original, as: start).seconds
        let wall = WallTime(seconds: zones.wall(of: time, as: start).seconds + seconds)
        return CalendarTime(wall: wall, isDate: start.isDate, zone: start.zone)
    }
}
