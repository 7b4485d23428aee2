package import CivilDateEngine

/// An event to be, by the clock of its place.
package struct EventDraft: Hashable, Sendable {
    /// What takes place.
    package var title: String
    /// The first day.
    package var date: CivilDate
    /// The time at which it begins, or nil if it takes whole days.
    package var time: CivilTime?
    /// The moment at which it ends, or nil if that isn't known.
    package var end: CivilMoment?
    /// The last of its whole days, or nil if it has one or a time.
    package var lastDate: CivilDate?
    /// The name of the time zone in which it is written, or nil for that of the person.
    package var zone: String?
    /// The rule by which it recurs, as iCalendar writes it, or nil.
    package var rule: String?
    /// Where it takes place.
    package var location: String?
    /// The address of a page about it.
    package var link: String?
    /// Further words about it.
    package var notes: String?

    package init(title: String, date: CivilDate, time: CivilTime? = nil) {
        self.title = title
        self.date = date
        self.time = time
    }
}

/// A reminder to be.
package struct ReminderDraft: Hashable, Sendable {
    /// What is to do.
    package var title: String
    /// The day by which it is due, or nil.
    package var date: CivilDate?
    /// The time of that day, or nil.
    package var time: CivilTime?
    /// Further words about it.
    package var notes: String?

    package init(title: String, date: CivilDate? = nil, time: CivilTime? = nil) {
        self.title = title
        self.date = date
        self.time = time
    }
}
