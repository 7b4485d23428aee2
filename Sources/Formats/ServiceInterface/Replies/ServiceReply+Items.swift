extension ServiceReply {
    /// What the person has decided about apps and stores.
    package struct Consents: Codable, Sendable, Hashable {
        /// The decisions, by apps and stores.
        package let consents: [Consent]

        /// Creates the list.
        package init(_ consents: [Consent]) { self.consents = consents }
    }

    /// A decision about an app and a store.
    package struct Consent: Codable, Sendable, Hashable {
        /// The name of the app's program.
        package let app: String
        /// The store.
        package let store: String
        /// What was decided: `granted`, `write-only` or `denied`.
        package let status: String
        /// When it was decided, in UTC.
        package let date: String

        /// Creates a decision.
        package init(app: String, store: String, status: String, date: String) {
            self.app = app
            self.store = store
            self.status = status
            self.date = date
        }
    }

    /// The first of the person's items of a kind.
    package struct Items<Item: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
        /// The items.
        package let items: [Item]
        /// A Boolean value that indicates whether there are more; a search finds them.
        package let more: Bool

        /// Creates a list of the first items of all.
        package init(_ all: [Item], limit: Int = 100) {
            items = Array(all.prefix(limit))
            more = all.count > limit
        }
    }

    /// An event to come.
    package struct Event: Codable, Sendable, Hashable {
        /// The identifier that the event has in every program.
        package let id: String
        /// The title.
        package let title: String
        /// When it begins: a moment in UTC, or a day.
        package let start: String
        /// When it ends; of whole days, the day after the last one.
        package let end: String
        /// A Boolean value that indicates whether it takes whole days.
        package let allDay: Bool
        /// Where it takes place, or nil.
        @Nullable package var location: String?
        /// The name of its calendar.
        package let calendar: String
        /// What Fovea knows of the event if it saved it from a picture, or nil.
        @Nullable package var saved: SavedMark?

        /// Creates an event.
        package init(
            id: String,
            title: String,
            start: String,
            end: String,
            allDay: Bool,
            location: String?,
            calendar: String,
            saved: SavedMark? = nil
        ) {
            self.saved = saved
            self.id = id
            self.title = title
            self.start = start
            self.end = end
            self.allDay = allDay
            self.location = location
            self.calendar = calendar
        }
    }

    /// A person or an organization.
    package struct Contact: Codable, Sendable, Hashable {
        /// The identifier of the card.
        package let id: String
        /// The name.
        package let name: String
        /// The organization and the person's part in it; empty if neither is known.
        package let work: String
        /// The phone numbers.
        package let phones: [String]
        /// The addresses for mail.
        package let mails: [String]
        /// The name of its address book.
        package let book: String
        /// What Fovea knows of the contact if it saved it from a picture, or nil.
        @Nullable package var saved: SavedMark?

        /// Creates a contact.
        package init(
            id: String,
            name: String,
            work: String,
            phones: [String],
            mails: [String],
            book: String,
            saved: SavedMark? = nil
        ) {
            self.saved = saved
            self.id = id
            self.name = name
            self.work = work
            self.phones = phones
            self.mails = mails
            self.book = book
        }
    }

    /// What the person has to do.
    package struct Reminder: Codable, Sendable, Hashable {
        /// The identifier.
        package let id: String
        /// What is to do.
        package let title: String
        /// The day, or the moment in UTC, by which it is due; nil if it isn't said.
        @Nullable package var due: String?
        /// A Boolean value that indicates whether it is due on a day, at no time.
        package let allDay: Bool
        /// A Boolean value that indicates whether it is done.
        package let done: Bool
        /// The title of its calendar.
        package let calendar: String
        /// What Fovea knows of the reminder if it saved it from a picture, or nil.
        @Nullable package var saved: SavedMark?

        /// Creates a reminder.
        package init(
            id: String,
            title: String,
            due: String?,
            allDay: Bool,
            done: Bool,
            calendar: String,
            saved: SavedMark? = nil
        ) {
            self.saved = saved
            self.id = id
            self.title = title
            self.due = due
            self.allDay = allDay
            self.done = done
            self.calendar = calendar
        }
    }

    /// What was measured of the person at a time.
    package struct Reading: Codable, Sendable, Hashable {
        /// The identifier.
        package let id: String
        /// The kind in words.
        package let name: String
        /// The measures with their units.
        package let value: String
        /// When it was measured, in UTC.
        package let start: String
        /// The name of the app that saved it, or nil.
        @Nullable package var source: String?
        /// What Fovea knows of the reading if it saved it from a picture, or nil.
        @Nullable package var saved: SavedMark?

        /// Creates a reading.
        package init(
            id: String,
            name: String,
            value: String,
            start: String,
            source: String?,
            saved: SavedMark? = nil
        ) {
            self.saved = saved
            self.id = id
            self.name = name
            self.value = value
            self.start = start
            self.source = source
        }
    }

    /// What of the person's items has changed, by any program.
    package struct ChangedItems: Codable, Sendable, Hashable {
        /// The names: `agenda`, `reminders`, `contacts`, `readings` and `consents`.
        package let changed: [String]

        /// Creates a reply.
        package init(_ changed: [String]) { self.changed = changed }
    }
}

/// The person's decision about an app and a store.
package struct ConsentRequest: Codable, Sendable, Hashable {
    /// What is decided: `granted`, `write-only` or `denied`.
    package var status: String

    /// Creates a decision.
    package init(status: String) { self.status = status }
}
