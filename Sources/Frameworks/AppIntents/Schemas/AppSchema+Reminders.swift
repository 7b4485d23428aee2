// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around reminders.
    @_marker public protocol RemindersIntent: Kind {}
    /// The schemas of entities around reminders.
    @_marker public protocol RemindersEntity: Kind {}
    /// The schemas of enumerations around reminders.
    @_marker public protocol RemindersEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.RemindersIntent {}
extension AppSchema.Entity: AppSchema.RemindersEntity {}
extension AppSchema.Enum: AppSchema.RemindersEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around reminders.
    public static var reminders: some AppSchema.RemindersIntent { AppSchema.Intent(identifier: "reminders") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around reminders.
    public static var reminders: some AppSchema.RemindersEntity { AppSchema.Entity(identifier: "reminders") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around reminders.
    public static var reminders: some AppSchema.RemindersEnum { AppSchema.Enum(identifier: "reminders") }
}

extension AppSchema.RemindersIntent {
    /// The schema of an intent that creates a reminder.
    ///
    /// - `title: String`
    /// - `list: {list}?`
    /// - `note: AttributedString?`
    /// - `isFlagged: Bool?`
    /// - `images: [IntentFile]`
    /// - `tags: Set<String>`
    /// - `urls: [URL]`
    /// - `dueDate: DateComponents?`
    /// - `recurrence: Calendar.RecurrenceRule?`
    /// - `locationTrigger: {locationTrigger}?`
    /// - `section: {section}?`
    public var createReminder: some AppSchemaIntent { AppSchema.Intent(identifier: "reminders.createReminder") }

    /// The schema of an intent that changes a reminder.
    ///
    /// - `target: {reminder}`
    /// - `title: String?`
    /// - `note: AttributedString?`
    /// - `images: [IntentFile]?`
    /// - `subtasks: [{reminder}]?`
    /// - `tags: Set<String>?`
    /// - `urls: [URL]?`
    /// - `dueDate: DateComponents?`
    /// - `recurrence: Calendar.RecurrenceRule?`
    /// - `isCompleted: Bool?`
    /// - `isFlagged: Bool?`
    /// - `list: {list}?`
    /// - `section: {section}?`
    /// - `locationTrigger: {locationTrigger}?`
    public var updateReminder: some AppSchemaIntent { AppSchema.Intent(identifier: "reminders.updateReminder") }

    /// The schema of an intent that deletes reminders.
    ///
    /// - `entities: [{reminder}]`
    public var deleteReminders: some AppSchemaIntent { AppSchema.Intent(identifier: "reminders.deleteReminders") }

    /// The schema of an intent that creates a list.
    ///
    /// - `type: {listType}`
    /// - `name: String`
    public var createList: some AppSchemaIntent { AppSchema.Intent(identifier: "reminders.createList") }

    /// The schema of an intent that changes a list.
    ///
    /// - `target: {list}`
    /// - `name: String?`
    /// - `type: {listType}?`
    public var updateList: some AppSchemaIntent { AppSchema.Intent(identifier: "reminders.updateList") }

    /// The schema of an intent that creates a section of a list.
    ///
    /// - `name: String`
    /// - `list: {list}`
    public var createSection: some AppSchemaIntent { AppSchema.Intent(identifier: "reminders.createSection") }
}

extension AppSchema.RemindersEntity {
    /// The schema of a reminder.
    ///
    /// - `title: String`
    /// - `note: AttributedString?`
    /// - `tags: Set<String>`
    /// - `urls: [URL]`
    /// - `dueDate: DateComponents?`
    /// - `recurrence: Calendar.RecurrenceRule?`
    /// - `isCompleted: Bool`
    /// - `isFlagged: Bool?`
    /// - `creationDate: Date?`
    /// - `completionDate: Date?`
    /// - `list: {list}`
    /// - `locationTrigger: {locationTrigger}?`
    public var reminder: some AppSchemaEntity { AppSchema.Entity(identifier: "reminders.reminder") }

    /// The schema of a section of a list.
    ///
    /// - `name: String`
    /// - `list: {list}`
    public var section: some AppSchemaEntity { AppSchema.Entity(identifier: "reminders.section") }

    /// The schema of a group of lists.
    ///
    /// - `name: String`
    /// - `lists: [{list}]`
    public var group: some AppSchemaEntity { AppSchema.Entity(identifier: "reminders.group") }

    /// The schema of a place that reminds.
    ///
    /// - `place: PlaceDescriptor`
    /// - `event: {locationTriggerEvent}`
    public var locationTrigger: some AppSchemaEntity { AppSchema.Entity(identifier: "reminders.locationTrigger") }

    /// The schema of a list of reminders.
    ///
    /// - `name: String`
    /// - `type: {listType}`
    public var list: some AppSchemaEntity { AppSchema.Entity(identifier: "reminders.list") }
}

extension AppSchema.RemindersEnum {
    /// The schema of kinds of lists.
    public var listType: some AppSchemaEnum { AppSchema.Enum(identifier: "reminders.listType") }

    /// The schema of arriving and leaving.
    ///
    /// - `arrive`
    /// - `depart`
    public var locationTriggerEvent: some AppSchemaEnum { AppSchema.Enum(identifier: "reminders.locationTriggerEvent") }
}

extension AssistantSchemas {
    /// The schemas of intents around reminders.
    public typealias RemindersIntent = AppSchema.RemindersIntent
    /// The schemas of entities around reminders.
    public typealias RemindersEntity = AppSchema.RemindersEntity
    /// The schemas of enumerations around reminders.
    public typealias RemindersEnum = AppSchema.RemindersEnum
}
