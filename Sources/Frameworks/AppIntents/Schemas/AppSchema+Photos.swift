// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around photos and videos.
    @_marker public protocol PhotosIntent: Kind {}
    /// The schemas of entities around photos and videos.
    @_marker public protocol PhotosEntity: Kind {}
    /// The schemas of enumerations around photos and videos.
    @_marker public protocol PhotosEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.PhotosIntent {}
extension AppSchema.Entity: AppSchema.PhotosEntity {}
extension AppSchema.Enum: AppSchema.PhotosEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around photos and videos.
    public static var photos: some AppSchema.PhotosIntent { AppSchema.Intent(identifier: "photos") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around photos and videos.
    public static var photos: some AppSchema.PhotosEntity { AppSchema.Entity(identifier: "photos") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around photos and videos.
    public static var photos: some AppSchema.PhotosEnum { AppSchema.Enum(identifier: "photos") }
}

extension AppSchema.PhotosIntent {
    /// The schema of an intent that adds photos and videos to an album.
    ///
    /// - `assets: [{asset}]`
    /// - `album: {album}`
    public var addAssetsToAlbum: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.addAssetsToAlbum") }

    /// The schema of an intent that takes away what disturbs in a photo.
    ///
    /// - `target: {asset}`
    public var cleanupPhoto: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.cleanupPhoto") }

    /// The schema of an intent that copies the edits of a photo.
    ///
    /// - `target: {asset}`
    public var copyEdits: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.copyEdits") }

    /// The schema of an intent that creates an album.
    ///
    /// - `name: String`
    public var createAlbum: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.createAlbum") }

    /// The schema of an intent that adds photos and videos to the library.
    ///
    /// - `files: [IntentFile]`
    public var createAssets: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.createAssets") }

    /// The schema of an intent that deletes albums.
    ///
    /// - `entities: [{album}]`
    public var deleteAlbum: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.deleteAlbum") }

    /// The schema of an intent that deletes photos and videos.
    ///
    /// - `entities: [{asset}]`
    public var deleteAssets: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.deleteAssets") }

    /// The schema of an intent that duplicates photos and videos.
    ///
    /// - `entities: [{asset}]`
    public var duplicateAssets: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.duplicateAssets") }

    /// The schema of an intent that opens an album.
    ///
    /// - `target: {album}`
    public var openAlbum: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.openAlbum") }

    /// The schema of an intent that opens a photo or a video.
    ///
    /// - `target: {asset}`
    public var openAsset: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.openAsset") }

    /// The schema of an intent that applies copied edits to a photo.
    ///
    /// - `target: {asset}` or `[{asset}]`
    public var pasteEdits: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.pasteEdits") }

    /// The schema of an intent that posts to a shared album.
    ///
    /// - `sharedAlbum: {album}`
    /// - `assets: [{asset}]?`
    /// - `files: [IntentFile]?`
    /// - `comment: String?`
    public var postToSharedAlbum: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.postToSharedAlbum") }

    /// The schema of an intent that removes photos and videos from an album.
    ///
    /// - `assets: [{asset}]`
    /// - `album: {album}`
    public var removeAssetsFromAlbum: some AppSchemaIntent {
        AppSchema.Intent(identifier: "photos.removeAssetsFromAlbum")
    }

    /// The schema of an intent that searches among photos.
    ///
    /// - `criteria: StringSearchCriteria`
    public var search: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.search") }

    /// The schema of an intent that sets the depth of field of a photo.
    ///
    /// - `target: {asset}`
    /// - `value: Double?`
    public var setDepth: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.setDepth") }

    /// The schema of an intent that sets the exposure of a photo.
    ///
    /// - `target: {asset}`
    /// - `value: Double?`
    public var setExposure: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.setExposure") }

    /// The schema of an intent that sets the saturation of a photo.
    ///
    /// - `target: {asset}`
    /// - `value: Double?`
    public var setSaturation: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.setSaturation") }

    /// The schema of an intent that sets the warmth of a photo.
    ///
    /// - `target: {asset}`
    /// - `value: Double?`
    public var setWarmth: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.setWarmth") }

    /// The schema of an intent that straightens a photo.
    ///
    /// - `target: {asset}`
    public var straighten: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.straighten") }

    /// The schema of an intent that applies or takes back the suggested edits of a photo.
    ///
    /// - `target: {asset}`
    /// - `isEnabled: Bool`
    public var toggleSuggestedEdits: some AppSchemaIntent {
        AppSchema.Intent(identifier: "photos.toggleSuggestedEdits")
    }

    /// The schema of an intent that renames an album.
    ///
    /// - `target: {album}`
    /// - `name: String`
    public var updateAlbum: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.updateAlbum") }

    /// The schema of an intent that changes what is known of photos and videos.
    ///
    /// - `target: [{asset}]`
    /// - `name: String?`
    /// - `isHidden: Bool?`
    /// - `isFavorite: Bool?`
    public var updateAsset: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.updateAsset") }

    /// The schema of an intent that changes what is known of a person in photos.
    ///
    /// - `target: {recognizedPerson}`
    /// - `isFavorite: Bool?`
    /// - `name: String?`
    public var updateRecognizedPerson: some AppSchemaIntent {
        AppSchema.Intent(identifier: "photos.updateRecognizedPerson")
    }
}

extension AppSchema.PhotosEntity {
    /// The schema of a photo or a video.
    ///
    /// - `title: String?`, if there is one
    /// - `creationDate: Date?`
    /// - `location: PlaceDescriptor?` or `CLPlacemark?`
    /// - `assetType: {assetType}?`
    /// - `isFavorite: Bool`
    /// - `isHidden: Bool`
    /// - `hasSuggestedEdits: Bool`
    /// - `aperture: Double?`, if there is one
    /// - `exposure: Double?`, if there is one
    /// - `saturation: Double?`, if there is one
    /// - `warmth: Double?`, if there is one
    /// - `filter: {filterType}?`, if there is one
    /// - `isPortraitModeEnabled: Bool?`, if there is one
    public var asset: some AppSchemaEntity { AppSchema.Entity(identifier: "photos.asset") }

    /// The schema of an album.
    ///
    /// - `name: String`
    /// - `creationDate: Date?`
    /// - `albumType: {albumType}`
    public var album: some AppSchemaEntity { AppSchema.Entity(identifier: "photos.album") }

    /// The schema of a person in photos.
    ///
    /// - `name: String`
    /// - `isFavorite: Bool`
    public var recognizedPerson: some AppSchemaEntity { AppSchema.Entity(identifier: "photos.recognizedPerson") }
}

extension AppSchema.PhotosEnum {
    /// The schema of photos and videos.
    ///
    /// - `photo`
    /// - `video`
    public var assetType: some AppSchemaEnum { AppSchema.Enum(identifier: "photos.assetType") }

    /// The schema of kinds of albums.
    public var albumType: some AppSchemaEnum { AppSchema.Enum(identifier: "photos.albumType") }

    /// The schema of filters of photos.
    public var filterType: some AppSchemaEnum { AppSchema.Enum(identifier: "photos.filterType") }

    /// The schema of directions to turn a photo.
    public var rotationDirection: some AppSchemaEnum { AppSchema.Enum(identifier: "photos.rotationDirection") }
}

extension AssistantSchemas {
    /// The schemas of intents around photos and videos.
    public typealias PhotosIntent = AppSchema.PhotosIntent
    /// The schemas of entities around photos and videos.
    public typealias PhotosEntity = AppSchema.PhotosEntity
    /// The schemas of enumerations around photos and videos.
    public typealias PhotosEnum = AppSchema.PhotosEnum
}
