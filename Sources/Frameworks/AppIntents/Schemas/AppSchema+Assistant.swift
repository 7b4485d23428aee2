// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around an app that is an assistant.
    @_marker public protocol AssistantIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AssistantIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around an app that is an assistant.
    public static var assistant: some AppSchema.AssistantIntent { AppSchema.Intent(identifier: "assistant") }
}

extension AppSchema.AssistantIntent {
    /// The schema of an intent that starts a conversation with the app's assistant.
    public var activate: some AppSchemaIntent { AppSchema.Intent(identifier: "assistant.activate") }
}

extension AssistantSchemas {
    /// The schemas of intents around an app that is an assistant.
    public typealias AssistantIntent = AppSchema.AssistantIntent
}
