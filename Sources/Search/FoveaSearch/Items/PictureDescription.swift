import LocalFeatureEngine
import PictureEngine
import PrintEngine

/// What the catalogue keeps of a picture to find it again.
struct PictureDescription: Sendable {
    let width: Int
    let height: Int
    let features: LocalFeatures
    let print: ImagePrint

    /// Describes a picture.
    ///
    /// Blocks for the decoding and about twenty milliseconds.
    init(_ picture: Picture, prints engine: PrintEngine) throws {
        width = picture.width
        height = picture.height
        // The features need the larger pixels: asked for first, they are the only decoding.
        features = try LocalFeatureEngine.features(of: picture)
        print = try engine.print(of: picture)
    }
}
