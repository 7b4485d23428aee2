import GeometryEngine

/// A type that has an axis-aligned rectangle around what it describes.
public protocol BoundingBoxProviding {
    /// The rectangle, measured from the lower-left corner.
    var boundingBox: NormalizedRect { get }
}

/// A type that has four corners around what it describes.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    /// The corner at the upper left of the upright content.
    var topLeft: NormalizedPoint { get }
    /// The corner at the upper right of the upright content.
    var topRight: NormalizedPoint { get }
    /// The corner at the lower right of the upright content.
    var bottomRight: NormalizedPoint { get }
    /// The corner at the lower left of the upright content.
    var bottomLeft: NormalizedPoint { get }
}

/// A type that has a closed line around what it describes.
public protocol BoundingRegionProviding {
    /// The region, measured from the lower-left corner.
    var boundingRegion: NormalizedRegion { get }
}

/// A part of an image with a closed line around it.
public typealias NormalizedRegion = ContoursObservation.Contour

extension QuadrilateralProviding {
    /// The smallest axis-aligned rectangle around the four corners.
    public var boundingBox: NormalizedRect {
        let corners = [topLeft, topRight, bottomRight, bottomLeft].map { Point(x: $0.x, y: $0.y) }
        let bounds = Rect(around: corners)
        return NormalizedRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }
}
