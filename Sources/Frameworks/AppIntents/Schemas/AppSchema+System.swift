// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around actions that every app may have.
    @_marker public protocol SystemIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SystemIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around actions that every app may have.
    public static var system: some AppSchema.SystemIntent { AppSchema.Intent(identifier: "system") }
}

extension AppSchema.SystemIntent {
    /// The schema of an intent that opens an entity.
    ///
    /// - `target: …`
    public var open: some AppSchemaIntent { AppSchema.Intent(identifier: "system.open") }

    /// The schema of an intent that searches in the app for a string.
    ///
    /// - `criteria: StringSearchCriteria`
    public var search: some AppSchemaIntent { AppSchema.Intent(identifier: "system.search") }

    /// The schema of an intent that searches in the app for a string.
    ///
    /// - `criteria: StringSearchCriteria`
    public var searchInApp: some AppSchemaIntent { AppSchema.Intent(identifier: "system.searchInApp") }
}

extension AssistantSchemas {
    /// The schemas of intents around actions that every app may have.
    public typealias SystemIntent = AppSchema.SystemIntent
}
