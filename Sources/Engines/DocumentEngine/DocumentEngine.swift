package import GeometryEngine
package import PictureEngine
package import PixelEngine
import RectangleEngine

/// A detector of the sheet of paper in a photo.
///
/// A rectangle is four edges; a document is also paper: one color under changing light, with writing on it, against
/// something else. Outlines come from straight edges and from regions of one brightness, so that a torn corner or a
/// finger on an edge hides nothing, and a frame, a window or a poster isn't a document.
package enum DocumentEngine {
    /// The longer side of the pixels for judging paper.
    static let coarseSide = 320
    /// The least confidence of a document.
    static let weakest = 0.5

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func need(for picture: Picture, region: PictureRegion = .whole) -> PictureNeed {
        RectangleEngine.need(for: picture, region: region)
    }

    /// Finds the document that a picture shows, or nil where there is none.
    ///
    /// Throws what decoding throws.
    package static func document(in picture: Picture, region: PictureRegion = .whole) throws -> FoundDocument? {
        let fine = try picture.raster(for: need(for: picture, region: region))
        guard min(fine.width, fine.height) >= 48 else { return nil }
        let paper = try PaperPicture(fine, within: coarseSide)
        let judge = PaperJudge(paper)
        var best: (outline: PaperOutline, verdict: PaperJudge.Verdict)?
        for outline in try outlines(fine, paper) {
            guard let verdict = judge.verdict(outline.corners), verdict.rank > best?.verdict.rank ?? 0 else { continue }
            best = (outline, verdict)
        }
        guard let best, best.verdict.confidence >= weakest else { return nil }
        let corners = refined(best.outline, in: fine, paper)
        guard let verdict = judge.verdict(corners) ?? judge.verdict(best.outline.corners) else { return nil }
        return FoundDocument(
            corners: corners.map { region.point(at: Point(x: $0.x / paper.size.width, y: $0.y / paper.size.height)) },
            confidence: verdict.confidence,
            mask: try PaperMask(paper, corners, verdict.sheet).raster()
        )
    }

    /// The outlines that may be those of a sheet, in pixels of the reduced picture.
    private static func outlines(_ fine: Raster, _ paper: PaperPicture) throws -> [PaperOutline] {
        var criteria = RectangleCriteria()
        criteria.minimumAspectRatio = 0.12
        criteria.quadratureTolerance = 42
        criteria.includesCut = true
        criteria.maximumCount = 12
        let scale = (x: paper.size.width / Double(fine.width), y: paper.size.height / Double(fine.height))
        let drawn = try RectangleEngine.rectangles(inPixels: fine, criteria: criteria).map {
            PaperOutline(corners: $0.corners.scaled(x: scale.x, y: scale.y), isDrawn: true)
        }
        return drawn + PaperRegions(paper).outlines
    }

    /// The outline on the strongest edges close to it.
    private static func refined(_ outline: PaperOutline, in fine: Raster, _ paper: PaperPicture) -> Quadrilateral {
        // Lines were already measured in the fine pixels.
        if outline.isDrawn { return outline.corners }
        let scale = (x: Double(fine.width) / paper.size.width, y: Double(fine.height) / paper.size.height)
        let coarse = outline.corners.scaled(x: scale.x, y: scale.y)
        let near = RectangleEngine.refined(coarse, in: fine, reach: 3 * scale.x)
        return RectangleEngine.refined(near, in: fine, reach: scale.x).scaled(x: 1 / scale.x, y: 1 / scale.y)
    }
}

/// A document that was found in a picture.
package struct FoundDocument: Sendable {
    /// The corners as fractions of the upright picture's sides, from its upper left corner.
    package var corners: Quadrilateral
    /// The confidence, from 0 to 1.
    package var confidence: Double
    /// The pixels of the document in the searched region, white on black, reduced.
    package var mask: Raster
}

/// An outline that may be that of a sheet of paper.
struct PaperOutline {
    /// The corners in pixels of the reduced picture.
    var corners: Quadrilateral
    /// Whether the sides are edges that were measured.
    var isDrawn: Bool
}
