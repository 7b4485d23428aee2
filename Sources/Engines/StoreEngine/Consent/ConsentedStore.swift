/// A store that an app may use with the person's consent.
package struct ConsentedStore: RawRepresentable, Sendable, Hashable {
    /// The name in the record.
    package let rawValue: String

    /// Creates a store with its name in the record.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Calendars and their events.
    package static let calendar: Self = Self(rawValue: "calendar")
    /// Lists of reminders.
    package static let reminders: Self = Self(rawValue: "reminders")
    /// Address books.
    package static let contacts: Self = Self(rawValue: "contacts")
    /// Readings of a person's health.
    package static let health: Self = Self(rawValue: "health")

    /// Every store.
    package static let all: [Self] = [.calendar, .reminders, .contacts, .health]

    /// What is in the store, as people say it.
    package var noun: String {
        switch self {
        case .calendar: "calendars"
        case .health: "health data"
        default: rawValue
        }
    }
}

/// What a person has decided about an app and a store.
package enum ConsentStatus: String, Sendable, Hashable, Codable {
    /// The person hasn't been asked, or has taken the decision back.
    case notDetermined = "not-determined"
    /// The app may neither read nor write.
    case denied
    /// The app may add items and read none.
    case writeOnly = "write-only"
    /// The app may read and write.
    case granted
}
