package import GeometryEngine
public import Vision

/// The quadrilateral of an item in the picture of a search.
///
/// The corners are those of the item as it stands upright, so they tell how it is turned. They may lie outside the
/// picture when a part of the item does. Of an item that goes around something, as a label goes around a bottle, they frame
/// what is seen.
public struct MatchedQuad: Sendable, Hashable, Codable {
    /// The item's upper left corner.
    public let topLeft: NormalizedPoint
    /// The item's upper right corner.
    public let topRight: NormalizedPoint
    /// The item's lower right corner.
    public let bottomRight: NormalizedPoint
    /// The item's lower left corner.
    public let bottomLeft: NormalizedPoint

    /// Creates a quad from its corners.
    public init(
        topLeft: NormalizedPoint,
        topRight: NormalizedPoint,
        bottomRight: NormalizedPoint,
        bottomLeft: NormalizedPoint
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners clockwise from the upper left one.
    public var corners: [NormalizedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// Returns whether a point is inside the quad or on its sides.
    public func contains(_ point: NormalizedPoint) -> Bool {
        quadrilateral.contains(point.enginePoint)
    }
}

extension MatchedQuad {
    /// Creates the quad of corners in parts of the picture, as engines measure them.
    package init(_ corners: Quadrilateral) {
        self.init(
            topLeft: NormalizedPoint(corners.topLeft),
            topRight: NormalizedPoint(corners.topRight),
            bottomRight: NormalizedPoint(corners.bottomRight),
            bottomLeft: NormalizedPoint(corners.bottomLeft)
        )
    }

    /// The corners in parts of the picture, as engines measure them.
    package var quadrilateral: Quadrilateral {
        Quadrilateral(
            topLeft: topLeft.enginePoint,
            topRight: topRight.enginePoint,
            bottomRight: bottomRight.enginePoint,
            bottomLeft: bottomLeft.enginePoint
        )
    }
}
