/// Makes a structure an intent that follows a schema of the system.
///
/// The properties that the schema names become parameters, and the structure conforms to ``AppIntent``, unless the
/// source says so already. An intent without a title is named after its type.
///
/// ```swift
/// @AppIntent(schema: .visualIntelligence.semanticContentSearch)
/// struct ShowMoreAlbums {
///     static let openAppWhenRun = true
///
///     var semanticContent: SemanticContentDescriptor
///
///     @Dependency var navigation: Navigation
///
///     func perform() async throws -> some IntentResult {
///         await navigation.showSearch(for: semanticContent)
///         return .result()
///     }
/// }
/// ```
///
/// Parameters that the schema doesn't name have to be optional: the system gives them no values.
@attached(memberAttribute)
@attached(
    extension,
    conformances: AppIntent,
    AssistantSchemaIntent,
    ShowInAppSearchResultsIntent,
    OpenIntent,
    DeleteIntent,
    AudioStartingIntent,
    AudioRecordingIntent,
    names: named(__appSchemaIntent)
)
public macro AppIntent<T: AppSchemaIntent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchemaMacro")
