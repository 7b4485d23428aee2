// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around files.
    @_marker public protocol FilesIntent: Kind {}
    /// The schemas of entities around files.
    @_marker public protocol FilesEntity: Kind {}
}

extension AppSchema.Intent: AppSchema.FilesIntent {}
extension AppSchema.Entity: AppSchema.FilesEntity {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around files.
    public static var files: some AppSchema.FilesIntent { AppSchema.Intent(identifier: "files") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around files.
    public static var files: some AppSchema.FilesEntity { AppSchema.Entity(identifier: "files") }
}

extension AppSchema.FilesIntent {
    /// The schema of an intent that creates a folder.
    ///
    /// - `target: {file}`
    /// - `fileName: String?`
    public var createFolder: some AppSchemaIntent { AppSchema.Intent(identifier: "files.createFolder") }

    /// The schema of an intent that deletes files.
    ///
    /// - `entities: [{file}]`
    public var deleteFiles: some AppSchemaIntent { AppSchema.Intent(identifier: "files.deleteFiles") }

    /// The schema of an intent that moves files to a folder.
    ///
    /// - `entities: [{file}]`
    /// - `destinationFolder: {file}`
    public var moveFiles: some AppSchemaIntent { AppSchema.Intent(identifier: "files.moveFiles") }

    /// The schema of an intent that opens a file.
    ///
    /// - `target: {file}`
    public var openFile: some AppSchemaIntent { AppSchema.Intent(identifier: "files.openFile") }

    /// The schema of an intent that renames a file.
    ///
    /// - `target: {file}`
    /// - `newName: String`
    public var renameFile: some AppSchemaIntent { AppSchema.Intent(identifier: "files.renameFile") }
}

extension AppSchema.FilesEntity {
    /// The schema of a file.
    ///
    /// - `creationDate: Date?`
    /// - `fileModificationDate: Date?`
    public var file: some AppSchemaEntity { AppSchema.Entity(identifier: "files.file") }
}

extension AssistantSchemas {
    /// The schemas of intents around files.
    public typealias FilesIntent = AppSchema.FilesIntent
    /// The schemas of entities around files.
    public typealias FilesEntity = AppSchema.FilesEntity
}
