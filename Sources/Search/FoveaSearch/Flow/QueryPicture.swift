import GeometryEngine
import PictureEngine

/// The part of a query's picture that a search looks at, decoded once.
struct QueryPicture: Sendable {
    /// The whole picture, as it was given.
    let whole: Picture
    /// What of the picture counts.
    let focus: PictureFocus
    /// The part that is looked at.
    let region: PictureRegion
    /// The pixels of that part.
    let pixels: Picture

    /// The longer side of the pixels that a search works on.
    private static let side = 960

    /// Decodes a part of a picture.
    ///
    /// Blocks for the decoding.
    init(_ whole: Picture, part region: PictureRegion, focus: PictureFocus) throws {
        self.whole = whole
        self.focus = focus
        self.region = region
        // One size serves the features, the prints and the rectangles.
        pixels = try whole.part(for: whole.need(of: region, within: Self.side))
    }
}
