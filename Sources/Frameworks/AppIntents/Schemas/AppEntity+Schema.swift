/// Makes a structure an entity that follows a schema of the system.
///
/// The properties that the schema names become properties of the entity, whether they are stored or computed, and the
/// structure conforms to ``AppEntity``, unless the source says so already.
///
/// ```swift
/// @AppEntity(schema: .photos.asset)
/// struct PhotoEntity {
///     static let defaultQuery = PhotoQuery()
///
///     let id: String
///     var creationDate: Date?
///     var location: PlaceDescriptor?
///     var assetType: PhotoKind?
///     var isFavorite: Bool
///     var isHidden: Bool
///     var hasSuggestedEdits: Bool { false }
///
///     var displayRepresentation: DisplayRepresentation { "Photo \(id)" }
/// }
/// ```
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, FileEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AppEntity<T: AppSchemaEntity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntitySchemaMacro")
