import AppIntents
import GeoToolbox

// An app of photos, as Apple's documentation has it: the entities compute what they show.

struct Photo: Sendable {
    let id: Int
    var isFavorite = false
    var created: Date?
}

@AppEntity(schema: .photos.asset)
struct PhotoEntity: IndexedEntity {
    static let defaultQuery = PhotoQuery()

    let photo: Photo

    var id: Int { photo.id }
    var creationDate: Date? { photo.created }
    var location: PlaceDescriptor? { nil }
    var assetType: PhotoKind? { .photo }
    var isFavorite: Bool { photo.isFavorite }
    var isHidden: Bool { false }
    var hasSuggestedEdits: Bool { get async throws { photo.id == 2 } }
    var aperture: Double? { nil }

    var displayRepresentation: DisplayRepresentation { "Photo \(photo.id)" }
}

struct PhotoQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [PhotoEntity] {
        identifiers.map { PhotoEntity(photo: Photo(id: $0, isFavorite: $0 == 1)) }
    }
}

@AppEnum(schema: .photos.assetType)
enum PhotoKind: String {
    case photo, video
}

@AppEntity(schema: .photos.album)
struct PhotoAlbumEntity {
    static let defaultQuery = PhotoAlbumQuery()

    let id: String
    var name: String
    var creationDate: Date?
    var albumType: PhotoAlbumKind

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(name: String) {
        id = name.lowercased()
        self.name = name
        albumType = .custom
    }
}

struct PhotoAlbumQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PhotoAlbumEntity] {
        identifiers.map { PhotoAlbumEntity(name: $0.capitalized) }
    }
}

@AppEnum(schema: .photos.albumType)
enum PhotoAlbumKind: String, AppEnum {
    case custom, favorites

    static let caseDisplayRepresentations: [PhotoAlbumKind: DisplayRepresentation] = [
        .custom: "Custom", .favorites: "Favorites",
    ]
}

@AppIntent(schema: .photos.createAlbum)
struct CreatePhotoAlbum {
    var name: String

    func perform() async throws -> some ReturnsValue<PhotoAlbumEntity> {
        .result(value: PhotoAlbumEntity(name: name))
    }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenPhotoAlbum: OpenIntent {
    var target: PhotoAlbumEntity
}

@AppIntent(schema: .photos.addAssetsToAlbum)
struct AddPhotos {
    @Parameter(title: "Photos") var assets: [PhotoEntity]
    var album: PhotoAlbumEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(assets.map(\.id)) in \(album.name)")
    }
}

@AppIntent(schema: .photos.deleteAssets)
struct DeletePhotos {
    static let isAssistantOnly = true

    var entities: [PhotoEntity]

    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.updateAsset)
struct UpdatePhotos: AppIntent {
    var target: [PhotoEntity]
    var name: String?
    var isHidden: Bool?
    var isFavorite: Bool?

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: isFavorite ?? false) }
}

@AppIntent(schema: .system.open)
struct OpenAnyAlbum: OpenIntent {
    var target: PhotoAlbumEntity
}
