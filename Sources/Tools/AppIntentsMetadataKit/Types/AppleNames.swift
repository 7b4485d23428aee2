/// Names of the system that sources may use.
enum AppleNames {
    /// The modules that may qualify type names.
    static let modules: Set<String> = [
        "AppIntents", "VisualIntelligence", "FoundationCompatibility", "Foundation", "Swift", "CoreSpotlight",
        "CoreVideo", "CoreLocation", "CoreTransferable", "GeoToolbox", "MediaIntents", "UniformTypeIdentifiers",
    ]

    /// The protocols of intents.
    static let intents: Set<String> = [
        "AppIntent", "SystemIntent", "OpenIntent", "DeleteIntent", "TargetContentProvidingIntent",
        "ShowInAppSearchResultsIntent", "ShowInAppStringSearchResultsIntent", "SnippetIntent", "UndoableIntent",
        "CancellableIntent", "ProgressReportingIntent", "LongRunningIntent", "SetValueIntent", "PredictableIntent",
        "URLRepresentableIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
        "LiveActivityIntent", "LiveActivityStartingIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent",
        "ForegroundContinuableIntent", "AssistantSchemaIntent", "AssistantIntent", "VisualIntelligenceSearchIntent",
        "CustomIntentMigratedAppIntent", "DeprecatedAppIntent", "SetFocusFilterIntent", "StartWorkoutIntent",
        "PauseWorkoutIntent", "ResumeWorkoutIntent", "StartDiveIntent",
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
    /// The protocol of shortcuts providers.
    static let shortcuts = "AppShortcutsProvider"
    /// The protocols of unions.
    static let unions: Set<String> = ["_IntentValueRepresentable", "AppUnionValue"]
    /// Other protocols of an intent's values.
    static let values: Set<String> = [
        "_IntentValue", "AppValue", "_SystemIntentValue", "IntentValueConvertible", "StaticDisplayRepresentable",
    ]
    /// The input of a visual search.
    static let descriptor = "SemanticContentDescriptor"

    /// All protocols of the system.
    static let all = intents.union(entities).union(enums).union(entityQueries).union(unions)
        .union([valueQuery, shortcuts])
}
