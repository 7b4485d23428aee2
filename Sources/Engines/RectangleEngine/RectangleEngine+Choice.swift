package import GeometryEngine
package import PictureEngine

extension RectangleEngine {
    /// The confidence below which a rectangle is as likely a part of something else.
    private static let leastConfidence = 0.55

    private static func choice(in region: PictureRegion) -> RectangleCriteria {
        var criteria = RectangleCriteria()
        criteria.region = region
        criteria.minimumAspectRatio = 0.3
        criteria.minimumConfidence = leastConfidence
        criteria.includesCut = true
        return criteria
    }

    /// Returns the rectangle to take for what a part of a picture is of, or nil where nothing is sure enough.
    ///
    /// Throws what decoding throws.
    package static func mainRectangle(
        in picture: Picture,
        region: PictureRegion = .whole
    ) throws -> FoundRectangle? {
        try rectangles(in: picture, criteria: choice(in: region)).first
    }

    /// Returns the rectangle that somebody means who points at a place in a picture, or nil where none lies there.
    ///
    /// Of several that lie in each other it is the smallest that is about as sure as the surest of them: the cover, not
    /// the table that it lies on. Throws what decoding throws.
    package static func rectangle(
        at point: Point,
        in picture: Picture,
        region: PictureRegion = .whole
    ) throws -> FoundRectangle? {
        var criteria = choice(in: region)
        criteria.minimumSize = 0.08
        criteria.maximumCount = 0
        let holders = try rectangles(in: picture, criteria: criteria).filter { $0.corners.contains(point) }
        let surest = holders.map(\.confidence).max() ?? 0
        return holders.filter { $0.confidence >= 0.6 * surest }.min { $0.corners.area < $1.corners.area }
    }
}
