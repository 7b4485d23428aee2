extension AppSchema {
    /// The schemas of actions that every app may have.
    @_marker public protocol SystemIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SystemIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of actions that every app may have.
    public static var system: some AppSchema.SystemIntent { AppSchema.Intent(identifier: "system") }
}

extension AppSchema.SystemIntent {
    /// The schema of an intent that searches in the app for a string.
    ///
    /// The intent has one parameter, `criteria`, of the type ``StringSearchCriteria``.
    public var search: some AppSchemaIntent { AppSchema.Intent(identifier: "system.search") }
}
