/// The schemas under the names that they had first.
public enum AssistantSchemas {
    /// A schema of intents.
    public typealias Intent = AppSchemaIntent
    /// A schema of entities.
    public typealias Entity = AppSchemaEntity
    /// A schema of enumerations.
    public typealias Enum = AppSchemaEnum
    /// The schemas around a visual search.
    public typealias VisualIntelligenceIntent = AppSchema.VisualIntelligenceIntent
    /// The schemas of actions that every app may have.
    public typealias SystemIntent = AppSchema.SystemIntent
    /// The schemas of intents around photos.
    public typealias PhotosIntent = AppSchema.PhotosIntent
    /// The schemas of entities around photos.
    public typealias PhotosEntity = AppSchema.PhotosEntity
    /// The schemas of enumerations around photos.
    public typealias PhotosEnum = AppSchema.PhotosEnum
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
    names: named(__appSchemaIntent)
)
public macro AssistantIntent<T: AppSchemaIntent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentSchemaMacro")

/// Makes a structure an entity that follows a schema of the system.
@available(*, deprecated, message: "Use '@AppEntity(schema:)'.")
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AssistantEntity<T: AppSchemaEntity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchemaMacro")

/// Makes an enumeration one whose meaning the system knows from a schema.
@available(*, deprecated, message: "Use '@AppEnum(schema:)'.")
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AssistantEnum<T: AppSchemaEnum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchemaMacro")
