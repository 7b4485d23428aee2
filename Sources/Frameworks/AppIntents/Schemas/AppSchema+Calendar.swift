// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around calendars.
    @_marker public protocol CalendarIntent: Kind {}
    /// The schemas of entities around calendars.
    @_marker public protocol CalendarEntity: Kind {}
    /// The schemas of enumerations around calendars.
    @_marker public protocol CalendarEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.CalendarIntent {}
extension AppSchema.Entity: AppSchema.CalendarEntity {}
extension AppSchema.Enum: AppSchema.CalendarEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around calendars.
    public static var calendar: some AppSchema.CalendarIntent { AppSchema.Intent(identifier: "calendar") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around calendars.
    public static var calendar: some AppSchema.CalendarEntity { AppSchema.Entity(identifier: "calendar") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around calendars.
    public static var calendar: some AppSchema.CalendarEnum { AppSchema.Enum(identifier: "calendar") }
}

extension AppSchema.CalendarIntent {
    /// The schema of an intent that creates an event.
    ///
    /// - `title: String`
    /// - `startDate: Date`
    /// - `endDate: Date?`
    /// - `location: …?`
    /// - `calendar: {calendar}`
    /// - `isAllDay: Bool`
    /// - `recurrence: Calendar.RecurrenceRule?`
    /// - `attendees: [{attendee}]`
    /// - `note: AttributedString?`
    public var createEvent: some AppSchemaIntent { AppSchema.Intent(identifier: "calendar.createEvent") }

    /// The schema of an intent that changes an event.
    ///
    /// - `event: {event}`
    /// - `title: String?`
    /// - `attendees: [{attendee}]?`
    /// - `startDate: Date?`
    /// - `endDate: Date?`
    /// - `isAllDay: Bool?`
    /// - `calendar: {calendar}?`
    /// - `recurrence: Calendar.RecurrenceRule?`
    /// - `note: String?` or `AttributedString?`
    /// - `location: …?`
    /// - `span: {eventSpan}?`
    public var updateEvent: some AppSchemaIntent { AppSchema.Intent(identifier: "calendar.updateEvent") }

    /// The schema of an intent that deletes an event.
    ///
    /// - `entity: {event}`
    /// - `span: {eventSpan}?`
    public var deleteEvent: some AppSchemaIntent { AppSchema.Intent(identifier: "calendar.deleteEvent") }
}

extension AppSchema.CalendarEntity {
    /// The schema of an event.
    ///
    /// - `calendar: {calendar}`
    /// - `title: String`
    /// - `startDate: Date`
    /// - `endDate: Date`
    /// - `isAllDay: Bool`
    /// - `recurrence: Calendar.RecurrenceRule?`
    /// - `note: AttributedString?`
    /// - `travelTime: Duration?`
    /// - `location: …?`
    /// - `virtualLocation: URL?`
    /// - `status: {eventStatus}?`
    /// - `alarms: […]`
    /// - `organizers: [IntentPerson]`
    /// - `attendees: [{attendee}]`
    public var event: some AppSchemaEntity { AppSchema.Entity(identifier: "calendar.event") }

    /// The schema of a calendar.
    ///
    /// - `title: String`
    public var calendar: some AppSchemaEntity { AppSchema.Entity(identifier: "calendar.calendar") }

    /// The schema of a person whom an event invites.
    ///
    /// - `person: IntentPerson`
    /// - `status: {attendeeStatus}?`
    /// - `isAttendanceOptional: Bool`
    /// - `type: {attendeeType}?`
    public var attendee: some AppSchemaEntity { AppSchema.Entity(identifier: "calendar.attendee") }
}

extension AppSchema.CalendarEnum {
    /// The schema of the states of events.
    ///
    /// - `confirmed`
    /// - `tentative`
    /// - `cancelled`
    public var eventStatus: some AppSchemaEnum { AppSchema.Enum(identifier: "calendar.eventStatus") }

    /// The schema of the answers to invitations.
    ///
    /// - `accepted`
    /// - `declined`
    /// - `tentative`
    public var attendeeStatus: some AppSchemaEnum { AppSchema.Enum(identifier: "calendar.attendeeStatus") }

    /// The schema of which of several events is meant.
    ///
    /// - `this`
    /// - `future`
    /// - `all`
    public var eventSpan: some AppSchemaEnum { AppSchema.Enum(identifier: "calendar.eventSpan") }

    /// The schema of kinds of those whom events invite.
    public var attendeeType: some AppSchemaEnum { AppSchema.Enum(identifier: "calendar.attendeeType") }
}

extension AssistantSchemas {
    /// The schemas of intents around calendars.
    public typealias CalendarIntent = AppSchema.CalendarIntent
    /// The schemas of entities around calendars.
    public typealias CalendarEntity = AppSchema.CalendarEntity
    /// The schemas of enumerations around calendars.
    public typealias CalendarEnum = AppSchema.CalendarEnum
}
