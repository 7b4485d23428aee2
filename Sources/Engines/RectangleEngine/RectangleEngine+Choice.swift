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

    /// Returns the main subject's rectangle in a part of a picture, or nil when none is confident enough.
    ///
    /// Throws what decoding throws.
    package static func mainRectangle(
        in picture: Picture,
        region: PictureRegion = .whole
    ) throws -> FoundRectangle? {
        try rectangles(in: picture, criteria: choice(in: region)).first
    }

    /// Returns the rectangle at a point that a person chose in a picture, or nil when there is none.
    ///
    /// Of nested rectangles it is the smallest that is about as confident as the best: the cover, not the table under
    /// it. Throws what decoding throws.
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
