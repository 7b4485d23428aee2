/// What a person has decided about an app's access to events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The person hasn't been asked.
    case notDetermined = 0
    /// The system forbids access; on Linux it never does.
    case restricted = 1
    /// The person has denied access.
    case denied = 2
    /// The app may read and write.
    case fullAccess = 3
    /// The app may add events and read none.
    case writeOnly = 4

    /// The former name of full access.
    @available(*, deprecated, renamed: "fullAccess")
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which occurrences of a recurring event a change affects.
public enum EKSpan: Int, Sendable {
    /// This occurrence alone.
    case thisEvent
    /// This occurrence and all later ones.
    case futureEvents
}

/// A kind of item of a calendar.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event
    /// Reminders.
    case reminder
}

/// A set of kinds of items.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Events.
    public static let event: EKEntityMask = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder: EKEntityMask = EKEntityMask(rawValue: 2)
}

/// Whether an event takes its time.
public enum EKEventAvailability: Int, Sendable {
    /// The calendar doesn't keep it.
    case notSupported = -1
    /// The time is taken.
    case busy
    /// The time is free.
    case free
    /// The time may be taken.
    case tentative
    /// The person isn't there.
    case unavailable
}

/// Availabilities that a calendar keeps.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Time that is taken.
    public static let busy: EKCalendarEventAvailabilityMask = EKCalendarEventAvailabilityMask(rawValue: 1)
    /// Time that is free.
    public static let free: EKCalendarEventAvailabilityMask = EKCalendarEventAvailabilityMask(rawValue: 2)
    /// Time that may be taken.
    public static let tentative: EKCalendarEventAvailabilityMask = EKCalendarEventAvailabilityMask(rawValue: 4)
    /// Time of absence.
    public static let unavailable: EKCalendarEventAvailabilityMask = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// The event doesn't say.
    case none
    /// It takes place.
    case confirmed
    /// It may take place.
    case tentative
    /// It doesn't take place.
    case canceled
}

/// A kind of calendar.
public enum EKCalendarType: Int, Sendable {
    /// A calendar on this computer.
    case local
    /// A calendar of a CalDAV server.
    case calDAV
    /// A calendar of an Exchange server.
    case exchange
    /// A calendar that others publish.
    case subscription
    /// Birthdays.
    case birthday
}

/// A kind of account.
public enum EKSourceType: Int, Sendable {
    /// This computer.
    case local
    /// An Exchange server.
    case exchange
    /// A CalDAV server.
    case calDAV
    /// MobileMe.
    case mobileMe
    /// Calendars that others publish.
    case subscribed
    /// Birthdays.
    case birthdays
}

/// How often an item recurs.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Every day, or every few.
    case daily
    /// Every week, or every few.
    case weekly
    /// Every month, or every few.
    case monthly
    /// Every year, or every few.
    case yearly
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
}

/// Whether an alarm goes off on the way to a place or from it.
public enum EKAlarmProximity: Int, Sendable {
    /// The alarm has no place.
    case none
    /// On arrival.
    case enter
    /// On departure.
    case leave
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
    /// It shows a message.
    case display
    /// It plays a sound.
    case audio
    /// It opens a file.
    case procedure
    /// It sends mail.
    case email
}

/// A priority of reminders.
public enum EKReminderPriority: UInt, Sendable {
    /// No priority.
    case none = 0
    /// A high priority.
    case high = 1
    /// A medium priority.
    case medium = 5
    /// A low priority.
    case low = 9
}

/// What a participant has answered.
public enum EKParticipantStatus: Int, Sendable {
    /// The answer is unknown.
    case unknown
    /// There is no answer yet.
    case pending
    /// The participant comes.
    case accepted
    /// The participant doesn't come.
    case declined
    /// The participant may come.
    case tentative
    /// Another one comes instead.
    case delegated
    /// The participant has finished.
    case completed
    /// The participant has begun.
    case inProcess
}

/// What a participant is there for.
public enum EKParticipantRole: Int, Sendable {
    /// The role is unknown.
    case unknown
    /// The participant has to come.
    case required
    /// The participant may come.
    case optional
    /// The participant leads.
    case chair
    /// The participant is informed.
    case nonParticipant
}

/// A kind of participant.
public enum EKParticipantType: Int, Sendable {
    /// The kind is unknown.
    case unknown
    /// A person.
    case person
    /// A room.
    case room
    /// A device.
    case resource
    /// A group.
    case group
}
