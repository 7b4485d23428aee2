package import Foundation

/// An event or a reminder of a calendar's file.
///
/// A recurring item may have items with the same UID that replace single occurrences, each with a
/// ``recurrenceID``.
package struct CalendarItem: Sendable, Hashable {
    /// The kind of an item.
    package enum Kind: String, Sendable, Hashable {
        /// An event.
        case event = "VEVENT"
        /// A reminder.
        case reminder = "VTODO"
    }

    /// The kind.
    package let kind: Kind
    /// The identifier that the item has in every program.
    package var uid: String
    /// The time of the occurrence that this item replaces, or nil.
    package var recurrenceID: CalendarTime?
    /// A Boolean value that indicates whether this item replaces all later occurrences, too.
    package var replacesLater: Bool = false
    /// The number of revisions.
    package var sequence: Int = 0
    /// The title.
    package var title: String?
    /// The place.
    package var location: String?
    /// The coordinates of the place.
    package var coordinates: Coordinates?
    /// The notes.
    package var notes: String?
    /// The address of a page about it.
    package var url: String?
    /// The beginning.
    package var start: CalendarTime?
    /// The end of an event, or the time by which a reminder is due.
    package var end: CalendarTime?
    /// The seconds that an event lasts if its file says so instead of its end.
    package var duration: Int?
    /// The status, as `CONFIRMED` or `COMPLETED`.
    package var status: String?
    /// A Boolean value that indicates whether the event leaves its time free.
    package var isTransparent: Bool = false
    /// The priority, from 1, the highest, to 9; zero for none.
    package var priority: Int = 0
    /// When a reminder was completed.
    package var completed: Date?
    /// When the item was made.
    package var created: Date?
    /// When the item was changed last.
    package var modified: Date?
    /// The rules by which it recurs, as they are written.
    package var rules: [String] = []
    /// Further times at which it recurs.
    package var addedTimes: [CalendarTime] = []
    /// The times at which it doesn't recur.
    package var removedTimes: [CalendarTime] = []
    /// The alarms.
    package var alarms: [CalendarAlarm] = []
    /// The person who invites.
    package var organizer: CalendarPerson?
    /// The people who are invited.
    package var attendees: [CalendarPerson] = []
    /// A short note of what Fovea made the item from.
    package var origin: String?

    /// Creates an item.
    package init(kind: Kind, uid: String) {
        self.kind = kind
        self.uid = uid
    }

    /// A Boolean value that indicates whether the item recurs.
    package var isRecurring: Bool { !rules.isEmpty || !addedTimes.isEmpty }

    /// A place on the globe.
    package struct Coordinates: Sendable, Hashable {
        /// Degrees north.
        package let latitude: Double
        /// Degrees east.
        package let longitude: Double

        /// Creates a place.
        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}

/// A person who takes part in an event.
package struct CalendarPerson: Sendable, Hashable {
    /// The address, as `mailto:a@example.org`.
    package let address: String
    /// The name.
    package let name: String?
    /// What the person answered, as `ACCEPTED`.
    package let status: String?
    /// The role, as `CHAIR`.
    package let role: String?
    /// The kind, as `ROOM`.
    package let type: String?

    init?(_ line: ContentLine?) {
        guard let line, !line.value.isEmpty else { return nil }
        address = line.value
        name = line.parameters["CN"]
        status = line.parameters["PARTSTAT"]?.uppercased()
        role = line.parameters["ROLE"]?.uppercased()
        type = line.parameters["CUTYPE"]?.uppercased()
    }
}
