extension SchemaFamily {
    static let photos = SchemaFamily(
        "photos",
        "photos and videos",
        [
            .intent("addAssetsToAlbum", "adds photos and videos to an album", "assets: [{asset}], album: {album}"),
            .intent("cleanupPhoto", "takes away what disturbs in a photo", "target: {asset}"),
            .intent("copyEdits", "copies the edits of a photo", "target: {asset}"),
            .intent("createAlbum", "creates an album", "name: String"),
            .intent("createAssets", "adds photos and videos to the library", "files: [IntentFile]"),
            .intent("deleteAlbum", "deletes albums", "entities: [{album}]", .deletes),
            .intent("deleteAssets", "deletes photos and videos", "entities: [{asset}]", .deletes),
            .intent("duplicateAssets", "duplicates photos and videos", "entities: [{asset}]"),
            .intent("openAlbum", "opens an album", "target: {album}", .opens),
            .intent("openAsset", "opens a photo or a video", "target: {asset}", .opens),
            .intent("pasteEdits", "applies copied edits to a photo", "target: {asset} | [{asset}]"),
            .intent(
                "postToSharedAlbum",
                "posts to a shared album",
                "sharedAlbum: {album}, assets: [{asset}]?, files: [IntentFile]?, comment: String?"
            ),
            .intent(
                "removeAssetsFromAlbum",
                "removes photos and videos from an album",
                "assets: [{asset}], album: {album}"
            ),
            .intent("search", "searches among photos", searchedFor, .searches),
            .intent("setDepth", "sets the depth of field of a photo", "target: {asset}, value: Double?"),
            .intent("setExposure", "sets the exposure of a photo", "target: {asset}, value: Double?"),
            .intent("setSaturation", "sets the saturation of a photo", "target: {asset}, value: Double?"),
            .intent("setWarmth", "sets the warmth of a photo", "target: {asset}, value: Double?"),
            .intent("straighten", "straightens a photo", "target: {asset}"),
            .intent(
                "toggleSuggestedEdits",
                "applies or takes back the suggested edits of a photo",
                "target: {asset}, isEnabled: Bool"
            ),
            .intent("updateAlbum", "renames an album", "target: {album}, name: String"),
            .intent(
                "updateAsset",
                "changes what is known of photos and videos",
                "target: [{asset}], name: String?, isHidden: Bool?, isFavorite: Bool?"
            ),
            .intent(
                "updateRecognizedPerson",
                "changes what is known of a person in photos",
                "target: {recognizedPerson}, isFavorite: Bool?, name: String?"
            ),
            .entity(
                "asset",
                "a photo or a video",
                """
                title?: String?, creationDate: Date?, location: PlaceDescriptor? | CLPlacemark?, assetType: {assetType}?,
                isFavorite: Bool, isHidden: Bool, hasSuggestedEdits: Bool, aperture?: Double?, exposure?: Double?,
                saturation?: Double?, warmth?: Double?, filter?: {filterType}?, isPortraitModeEnabled?: Bool?
                """
            ),
            .entity("album", "an album", "name: String, creationDate: Date?, albumType: {albumType}"),
            .entity("recognizedPerson", "a person in photos", "name: String, isFavorite: Bool"),
            .enumeration("assetType", "photos and videos", "photo video"),
            .enumeration("albumType", "kinds of albums"),
            .enumeration("filterType", "filters of photos"),
            .enumeration("rotationDirection", "directions to turn a photo"),
        ]
    )
}
