package import GeometryEngine

/// The criteria of a rectangle search.
package struct RectangleCriteria: Sendable, Hashable {
    /// The part of the picture to search; corners are relative to the whole picture.
    package var region: PictureRegion = .whole
    /// The smallest apparent ratio of the shorter to the longer sides.
    package var minimumAspectRatio: Double = 0.5
    /// The largest apparent ratio of the shorter to the longer sides.
    package var maximumAspectRatio: Double = 1
    /// The largest deviation of an angle from 90°, in degrees.
    package var quadratureTolerance: Double = 30
    /// The smallest length of the shorter sides as a fraction of the region's shorter side.
    package var minimumSize: Double = 0.2
    /// The smallest confidence.
    package var minimumConfidence: Double = 0
    /// A Boolean value that indicates whether to include rectangles with a corner or a side outside of the region.
    ///
    /// A corner outside is the intersection of the visible sides, so it may be outside of the picture. The border
    /// replaces a side that isn't visible at all.
    package var includesCut: Bool = false
    /// The largest number of results, or 0 for no limit.
    package var maximumCount: Int = 1

    /// Creates criteria; the defaults are those of Vision's request.
    package init() {}
}

/// A rectangle that was found in a picture.
package struct FoundRectangle: Sendable, Hashable {
    /// The corners as fractions of the upright picture's sides, from its upper left corner.
    package var corners: Quadrilateral
    /// The confidence, from 0 to 1.
    package var confidence: Double

    /// Creates a rectangle.
    package init(corners: Quadrilateral, confidence: Double) {
        self.corners = corners
        self.confidence = confidence
    }
}
