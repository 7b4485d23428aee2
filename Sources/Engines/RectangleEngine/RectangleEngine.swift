package import GeometryEngine
package import PictureEngine
package import PixelEngine

/// A detector of rectangles in perspective, which also rectifies them.
///
/// Edge segments are merged to lines, lines are combined to quadrilaterals, and those with edges on all four sides
/// count. Nothing is learned or random: one picture always has one result.
package enum RectangleEngine {
    /// The longer side of the pixels for measuring corners.
    static let fineSide = 960
    /// The longer side of the pixels for finding lines.
    static let coarseSide = 480

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func need(for picture: Picture, region: PictureRegion = .whole) -> PictureNeed {
        picture.need(of: region, within: fineSide)
    }

    /// Finds rectangles in a picture, the most confident first.
    ///
    /// Throws what decoding throws. The result is empty when there is no rectangle.
    package static func rectangles(
        in picture: Picture,
        criteria: RectangleCriteria = RectangleCriteria()
    ) throws -> [FoundRectangle] {
        let fine = try picture.raster(for: need(for: picture, region: criteria.region))
        let region = criteria.region
        // A corner of a completely visible rectangle is outside by no more than rounding.
        func inside(_ part: Double) -> Double { criteria.includesCut ? part : min(max(part, 0), 1) }
        return try rectangles(inPixels: fine, criteria: criteria).map { found in
            FoundRectangle(
                corners: found.corners.map {
                    region.point(at: Point(x: inside($0.x / Double(fine.width)), y: inside($0.y / Double(fine.height))))
                },
                confidence: found.confidence
            )
        }
    }

    /// Finds rectangles in opaque ``PixelFormat/rgba8`` pixels; corners are in pixels from the upper left.
    package static func rectangles(inPixels fine: Raster, criteria: RectangleCriteria) throws -> [FoundRectangle] {
        let coarse = try coarsePixels(of: fine)
        guard min(coarse.width, coarse.height) >= 16 else { return [] }
        let candidates = try QuadrilateralSearch(coarse, criteria: criteria).candidates()
        let scale = (Double(fine.width) / Double(coarse.width), Double(fine.height) / Double(coarse.height))
        let judge = RectangleJudge(fine: fine, scale: max(scale.0, scale.1), criteria: criteria)
        let scaled = candidates.map { candidate in
            QuadrilateralSearch.Candidate(
                // Convert from coordinates of pixel centers to those of pixel corners.
                corners: candidate.corners.map { Point(x: ($0.x + 0.5) * scale.0, y: ($0.y + 0.5) * scale.1) },
                score: candidate.score
            )
        }
        return RectangleSelection.kept(scaled, criteria: criteria, judge: judge)
    }

    /// Returns a quadrilateral in pixels with its sides on the strongest edges within a distance of them.
    ///
    /// It comes back as it is where its sides don't lead to one place.
    package static func refined(_ corners: Quadrilateral, in pixels: Raster, reach: Double) -> Quadrilateral {
        RectangleJudge(fine: pixels, scale: max(reach, 1) / 2, criteria: RectangleCriteria()).refined(corners)
    }

    private static func coarsePixels(of fine: Raster) throws -> Raster {
        let longest = max(fine.width, fine.height)
        guard longest > coarseSide else { return fine }
        let scale = Double(coarseSide) / Double(longest)
        return try fine.scaled(
            width: max(1, Int((Double(fine.width) * scale).rounded())),
            height: max(1, Int((Double(fine.height) * scale).rounded()))
        )
    }
}
