package import GeometryEngine

/// What counts as a rectangle.
package struct RectangleCriteria: Sendable, Hashable {
    /// The part of the picture to search; corners still count in the whole picture.
    package var region: PictureRegion = .whole
    /// The smallest ratio of the shorter to the longer sides, as they appear.
    package var minimumAspectRatio: Double = 0.5
    /// The largest ratio of the shorter to the longer sides, as they appear.
    package var maximumAspectRatio: Double = 1
    /// The largest difference of an angle from a right one, in degrees.
    package var quadratureTolerance: Double = 30
    /// The smallest length of the shorter sides as a part of the region's shorter side.
    package var minimumSize: Double = 0.2
    /// The smallest confidence.
    package var minimumConfidence: Double = 0
    /// Whether rectangles count of which a corner or a side lies outside of the region.
    ///
    /// A corner outside is where the sides that are seen lead to, so it may lie outside of the picture. In place of a side
    /// that isn't seen at all comes the border.
    package var includesCut: Bool = false
    /// The largest number of answers, or 0 for no limit.
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
