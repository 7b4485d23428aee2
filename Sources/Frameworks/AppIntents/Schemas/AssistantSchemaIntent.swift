/// An action that an assistant can run.
public protocol AssistantIntent: AppIntent {
    /// A Boolean value that indicates whether the assistant alone finds the intent.
    static var isAssistantOnly: Bool { get }
}

/// An action whose meaning a schema gives.
///
/// ``AppIntent(schema:)`` conforms an intent to it.
public nonisolated protocol AssistantSchemaIntent: AssistantIntent {
    /// The schema that the intent follows.
    static var __appSchemaIntent: AppSchema.Intent { get }
}

extension AssistantSchemaIntent {
    /// The name of the action: that of the type, in words.
    public static var title: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: wordsOfIdentifier("\(Self.self)"))
    }

    /// A Boolean value that indicates whether the assistant alone finds the intent: false.
    public static var isAssistantOnly: Bool { false }
}
