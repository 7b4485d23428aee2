import GeometryEngine
import PictureEngine
import RectangleEngine
import Vision

/// The part of a picture that counts: all of it, a region, or the thing at a point.
struct PictureFocus: Sendable, Hashable {
    /// The region, which contains the point.
    let region: PictureRegion
    /// The place that a found thing must hold.
    let point: Point?

    /// Focuses on a part, which must lie inside the picture, and on a point inside of that part.
    init(region: NormalizedRect?, point: NormalizedPoint?) throws(VisualCatalogError) {
        self.region = region?.pictureRegion ?? .whole
        self.point = point?.enginePoint
        guard self.region.isValid else {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: """
                    The region \(region.map { "\($0)" } ?? "") has no area inside the picture; its sides run from 0 to 1.
                    """
            )
        }
        guard self.point.map(self.region.contains) ?? true else {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: """
                    The point \(point.map { "\($0)" } ?? "") is outside of \
                    \(region.map { "the region \($0)" } ?? "the picture"); give one inside, or none.
                    """
            )
        }
    }

    /// A Boolean value that indicates whether everything in the picture counts.
    var isWhole: Bool { region == .whole && point == nil }

    /// Returns whether a thing at a place counts.
    func holds(_ corners: Quadrilateral) -> Bool { point.map(corners.contains) ?? true }

    /// Returns the rectangle that is meant, or nil where there is none; one that was found before isn't looked for again.
    func rectangle(in picture: Picture, _ looks: EarlierLooks?) throws -> FoundRectangle? {
        guard let point else {
            guard let looks else { return try RectangleEngine.mainRectangle(in: picture, region: region) }
            return try looks.mainRectangle(in: picture, region: region)
        }
        return try RectangleEngine.rectangle(at: point, in: picture, region: region)
    }

    /// Returns the parts of a picture to look at, most promising first.
    ///
    /// Around a point, the rectangle there comes first: a small thing among many shows more of itself alone. It is
    /// followed by a window around the point, and by all of the region.
    func parts(of picture: Picture) throws -> [PictureRegion] {
        guard let point else { return [region] }
        let windows = [
            try rectangle(in: picture, nil).map { PictureRegion($0.corners.bounds).enlarged(by: 0.1) },
            PictureRegion(x: point.x - 0.2, y: point.y - 0.2, width: 0.4, height: 0.4),
        ]
        return windows.compactMap { $0?.intersection(region) } + [region]
    }
}
