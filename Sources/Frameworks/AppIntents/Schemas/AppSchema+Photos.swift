extension AppSchema {
    /// The schemas of intents around photos.
    @_marker public protocol PhotosIntent: Kind {}
    /// The schemas of entities around photos.
    @_marker public protocol PhotosEntity: Kind {}
    /// The schemas of enumerations around photos.
    @_marker public protocol PhotosEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.PhotosIntent {}
extension AppSchema.Entity: AppSchema.PhotosEntity {}
extension AppSchema.Enum: AppSchema.PhotosEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around photos.
    public static var photos: some AppSchema.PhotosIntent { AppSchema.Intent(identifier: "photos") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around photos.
    public static var photos: some AppSchema.PhotosEntity { AppSchema.Entity(identifier: "photos") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around photos.
    public static var photos: some AppSchema.PhotosEnum { AppSchema.Enum(identifier: "photos") }
}

extension AppSchema.PhotosIntent {
    /// The schema of an intent that opens a photo or a video, its `target`.
    public var openAsset: some AppSchemaIntent { AppSchema.Intent(identifier: "photos.openAsset") }
}

extension AppSchema.PhotosEntity {
    /// The schema of a photo or a video.
    public var asset: some AppSchemaEntity { AppSchema.Entity(identifier: "photos.asset") }
}

extension AppSchema.PhotosEnum {
    /// The schema that tells photos from videos.
    public var assetType: some AppSchemaEnum { AppSchema.Enum(identifier: "photos.assetType") }
}
