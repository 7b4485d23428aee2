// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around notes.
    @_marker public protocol NotesIntent: Kind {}
    /// The schemas of entities around notes.
    @_marker public protocol NotesEntity: Kind {}
}

extension AppSchema.Intent: AppSchema.NotesIntent {}
extension AppSchema.Entity: AppSchema.NotesEntity {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around notes.
    public static var notes: some AppSchema.NotesIntent { AppSchema.Intent(identifier: "notes") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around notes.
    public static var notes: some AppSchema.NotesEntity { AppSchema.Entity(identifier: "notes") }
}

extension AppSchema.NotesIntent {
    /// The schema of an intent that creates a note.
    ///
    /// - `name: AttributedString`
    /// - `content: AttributedString?`
    /// - `attachments: [IntentFile]`
    /// - `isPinned: Bool`
    /// - `folder: {folder}?`
    public var createNote: some AppSchemaIntent { AppSchema.Intent(identifier: "notes.createNote") }

    /// The schema of an intent that changes a note.
    ///
    /// - `target: {note}`
    /// - `name: String?`
    /// - `attachments: [IntentFile]?`
    /// - `tags: …`, if there is one
    /// - `isPinned: Bool?`
    /// - `folder: {folder}?`
    public var updateNote: some AppSchemaIntent { AppSchema.Intent(identifier: "notes.updateNote") }

    /// The schema of an intent that adds text to a note.
    ///
    /// - `content: AttributedString`
    /// - `target: {note}`
    public var appendText: some AppSchemaIntent { AppSchema.Intent(identifier: "notes.appendText") }
}

extension AppSchema.NotesEntity {
    /// The schema of a note.
    ///
    /// - `name: AttributedString`
    /// - `content: AttributedString?`
    /// - `attachments: [IntentFile]`
    /// - `isPinned: Bool`
    /// - `creationDate: Date?`
    /// - `modificationDate: Date?`
    /// - `folder: {folder}?`
    /// - `tags: …`, if there is one
    public var note: some AppSchemaEntity { AppSchema.Entity(identifier: "notes.note") }

    /// The schema of a folder.
    ///
    /// - `name: String`
    /// - `parentFolder: {folder}?`
    /// - `account: {account}?`
    public var folder: some AppSchemaEntity { AppSchema.Entity(identifier: "notes.folder") }

    /// The schema of an account.
    ///
    /// - `name: String`
    public var account: some AppSchemaEntity { AppSchema.Entity(identifier: "notes.account") }
}

extension AssistantSchemas {
    /// The schemas of intents around notes.
    public typealias NotesIntent = AppSchema.NotesIntent
    /// The schemas of entities around notes.
    public typealias NotesEntity = AppSchema.NotesEntity
}
