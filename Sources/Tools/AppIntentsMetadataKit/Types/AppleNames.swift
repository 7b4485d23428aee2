/// The names of the system that the sources may use.
enum AppleNames {
    /// The modules whose names may qualify those of types.
    static let modules: Set<String> = [
        "AppIntents", "VisualIntelligence", "FoundationCompatibility", "Foundation", "Swift", "CoreSpotlight",
        "CoreVideo", "CoreLocation", "UniformTypeIdentifiers",
    ]

    /// The protocols of intents.
    static let intents: Set<String> = [
        "AppIntent", "SystemIntent", "OpenIntent", "DeleteIntent", "TargetContentProvidingIntent",
        "ShowInAppSearchResultsIntent", "ShowInAppStringSearchResultsIntent", "SnippetIntent", "UndoableIntent",
        "CancellableIntent", "ProgressReportingIntent", "LongRunningIntent", "SetValueIntent", "PredictableIntent",
        "URLRepresentableIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
        "LiveActivityIntent", "LiveActivityStartingIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent",
        "ForegroundContinuableIntent", "AssistantSchemaIntent", "AssistantIntent", "VisualIntelligenceSearchIntent",
        "CustomIntentMigratedAppIntent", "DeprecatedAppIntent",
    ]

    /// The protocols of entities.
    static let entities: Set<String> = [
        "AppEntity", "TransientAppEntity", "IndexedEntity", "FileEntity", "UniqueAppEntity", "URLRepresentableEntity",
        "AssistantSchemaEntity", "AssistantEntity",
    ]

    /// The protocols of enumerations.
    static let enums: Set<String> = ["AppEnum", "URLRepresentableEnum", "AssistantSchemaEnum", "AssistantEnum"]

    /// The protocols of queries that find entities.
    static let entityQueries: Set<String> = [
        "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery", "UniqueAppEntityQuery",
    ]

    /// The protocol of queries that answer values of the system.
    static let valueQuery = "IntentValueQuery"
    /// The protocol of types that list shortcuts.
    static let shortcuts = "AppShortcutsProvider"
    /// The protocols of unions.
    static let unions: Set<String> = ["_IntentValueRepresentable", "AppUnionValue"]
    /// Other protocols through which a type is a value of an intent.
    static let values: Set<String> = [
        "_IntentValue", "AppValue", "_SystemIntentValue", "IntentValueConvertible", "StaticDisplayRepresentable",
    ]
    /// What a visual search asks with.
    static let descriptor = "SemanticContentDescriptor"

    /// The protocols that mean something to the system.
    static let all = intents.union(entities).union(enums).union(entityQueries).union(unions)
        .union([valueQuery, shortcuts])
}
