/// Makes an enumeration one whose meaning the system knows from a schema.
///
/// The enumeration has one at least of the cases that the schema names, and a raw type, and conforms to ``AppEnum``, unless the source says so
/// already.
///
/// ```swift
/// @AppEnum(schema: .photos.assetType)
/// enum PhotoKind: String {
///     case photo, video
/// }
/// ```
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AppEnum<T: AppSchemaEnum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumSchemaMacro")
