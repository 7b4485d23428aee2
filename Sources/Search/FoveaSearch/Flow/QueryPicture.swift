import GeometryEngine
import PictureEngine
import RectangleEngine

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
    /// What was found of the whole picture before.
    private let looks: EarlierLooks?

    /// The longer side of the pixels that a search works on.
    private static let side = 960

    /// A Boolean value that indicates whether a part of the picture has more pixels than were looked at.
    var hasFinerDetail: Bool {
        max(Double(whole.width) * region.width, Double(whole.height) * region.height) > Double(Self.side)
    }

    /// A Boolean value that indicates whether less is looked at than counts.
    var isCloserLook: Bool { region != focus.region }

    /// Returns whether an item counts that has its corners at a place in the part.
    ///
    /// One that the person didn't point at doesn't. Nor does one that ends outside of a closer look: the rest of it may
    /// tell it from its look-alikes, and what is so large was seen before.
    func shows(_ corners: Quadrilateral) -> Bool {
        guard focus.holds(corners.map(region.point)) else { return false }
        let isCut = !corners.corners.allSatisfy(PictureRegion.whole.enlarged(by: 0.02).contains)
        return !isCut || focus.point != nil || !isCloserLook
    }

    /// Decodes a part of a picture.
    ///
    /// Blocks for the decoding.
    init(_ whole: Picture, part region: PictureRegion, focus: PictureFocus, _ looks: EarlierLooks?) throws {
        self.whole = whole
        self.looks = looks
        self.focus = focus
        self.region = region
        // One size serves the features, the prints and the rectangles.
        pixels = try whole.part(for: whole.need(of: region, within: Self.side))
    }

    /// Returns the corners of the surest rectangle in the part, or nil where there is none.
    ///
    /// Blocks for some ten milliseconds.
    func rectangle() throws -> Quadrilateral? {
        guard focus.point == nil, !isCloserLook else {
            return try RectangleEngine.mainRectangle(in: pixels)?.corners
        }
        return try focus.rectangle(in: whole, looks)?.corners.map(region.place)
    }
}
