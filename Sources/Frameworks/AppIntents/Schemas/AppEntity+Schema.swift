/// Makes a structure an entity that follows a schema of the system.
///
/// The stored properties that the schema names become properties of the entity, and the structure conforms to
/// ``AppEntity``, unless the source says so already.
///
/// ```swift
/// @AppEntity(schema: .photos.asset)
/// struct PhotoEntity {
///     static let defaultQuery = PhotoQuery()
///
///     let id: String
///     var title: String?
///     var creationDate: Date?
///     var location: CLPlacemark?
///     var assetType: PhotoKind?
///     var isFavorite: Bool
///     var isHidden: Bool
///     var hasSuggestedEdits: Bool
///
///     var displayRepresentation: DisplayRepresentation { "\(title ?? "Photo")" }
/// }
/// ```
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AppEntity<T: AppSchemaEntity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchemaMacro")
