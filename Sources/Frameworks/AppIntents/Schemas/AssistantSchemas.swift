/// The schemas under the names that they had first.
public enum AssistantSchemas {
    /// A schema of intents.
    public typealias Intent = AppSchemaIntent
    /// A schema of entities.
    public typealias Entity = AppSchemaEntity
    /// A schema of enumerations.
    public typealias Enum = AppSchemaEnum
}

/// Makes a structure an intent that follows a schema of the system.
@available(*, deprecated, message: "Use '@AppIntent(schema:)'.")
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
public macro AssistantIntent<T: AppSchemaIntent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchemaMacro")

/// Makes a structure an entity that follows a schema of the system.
@available(*, deprecated, message: "Use '@AppEntity(schema:)'.")
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, FileEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AssistantEntity<T: AppSchemaEntity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchemaMacro")

/// Makes an enumeration one whose meaning the system knows from a schema.
@available(*, deprecated, message: "Use '@AppEnum(schema:)'.")
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AssistantEnum<T: AppSchemaEnum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchemaMacro")
