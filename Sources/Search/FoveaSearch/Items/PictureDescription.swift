import CatalogStoreEngine
import LocalFeatureEngine
import PictureEngine
import PrintEngine

/// What the catalog keeps of a picture to find it again.
struct PictureDescription: Sendable {
    let features: LocalFeatures
    let appearance: ItemAppearance
    let print: ImagePrint

    /// Describes a picture.
    ///
    /// Blocks for the decoding and about twenty-five milliseconds.
    init(_ picture: Picture, prints maker: any PrintMaker) throws {
        // The features need the largest pixels: asked for first, they are the only decoding.
        features = try LocalFeatureEngine.features(of: picture)
        appearance = try LocalFeatureEngine.appearance(of: picture)
        print = try maker.print(of: picture)
    }

    /// The description as the store keeps it.
    func content(of picture: CatalogPicture) -> PictureContent {
        PictureContent(
            picture: picture,
            prints: [CatalogPrint(revision: print.revision, values: print.values)],
            blobs: [
                .features: CatalogBlob(revision: LocalFeatures.revision, bytes: features.bytes),
                .entries: CatalogBlob(revision: LocalFeatures.entryRevision, bytes: features.indexEntries),
                .appearance: CatalogBlob(revision: ItemAppearance.revision, bytes: appearance.bytes),
            ]
        )
    }
}
