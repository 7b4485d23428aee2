// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around journals.
    @_marker public protocol JournalIntent: Kind {}
    /// The schemas of entities around journals.
    @_marker public protocol JournalEntity: Kind {}
}

extension AppSchema.Intent: AppSchema.JournalIntent {}
extension AppSchema.Entity: AppSchema.JournalEntity {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around journals.
    public static var journal: some AppSchema.JournalIntent { AppSchema.Intent(identifier: "journal") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around journals.
    public static var journal: some AppSchema.JournalEntity { AppSchema.Entity(identifier: "journal") }
}

extension AppSchema.JournalIntent {
    /// The schema of an intent that creates an entry.
    ///
    /// - `message: AttributedString`
    /// - `title: String?`
    /// - `entryDate: Date?`
    /// - `location: PlaceDescriptor?` or `CLPlacemark?`
    /// - `mediaItems: [IntentFile]`
    public var createEntry: some AppSchemaIntent { AppSchema.Intent(identifier: "journal.createEntry") }

    /// The schema of an intent that records an entry.
    public var createAudioEntry: some AppSchemaIntent { AppSchema.Intent(identifier: "journal.createAudioEntry") }

    /// The schema of an intent that searches among entries.
    ///
    /// - `criteria: StringSearchCriteria`
    public var search: some AppSchemaIntent { AppSchema.Intent(identifier: "journal.search") }

    /// The schema of an intent that changes an entry.
    ///
    /// - `target: {entry}`
    /// - `title: String?`
    /// - `message: AttributedString?`
    /// - `mediaItems: [IntentFile]?`
    /// - `entryDate: Date?`
    /// - `location: PlaceDescriptor?` or `CLPlacemark?`
    public var updateEntry: some AppSchemaIntent { AppSchema.Intent(identifier: "journal.updateEntry") }
}

extension AppSchema.JournalEntity {
    /// The schema of an entry.
    ///
    /// - `title: String?`
    /// - `message: AttributedString?`
    /// - `mediaItems: [IntentFile]`
    /// - `entryDate: Date?`
    /// - `location: PlaceDescriptor?` or `CLPlacemark?`
    public var entry: some AppSchemaEntity { AppSchema.Entity(identifier: "journal.entry") }
}

extension AssistantSchemas {
    /// The schemas of intents around journals.
    public typealias JournalIntent = AppSchema.JournalIntent
    /// The schemas of entities around journals.
    public typealias JournalEntity = AppSchema.JournalEntity
}
