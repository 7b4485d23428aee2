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

extension QuadrilateralProviding {
    /// The smallest axis-aligned rectangle around the four corners.
    public var boundingBox: NormalizedRect {
        let corners = [topRight, bottomRight, bottomLeft]
        let left = corners.reduce(topLeft.x) { min($0, $1.x) }
        let right = corners.reduce(topLeft.x) { max($0, $1.x) }
        let bottom = corners.reduce(topLeft.y) { min($0, $1.y) }
        let top = corners.reduce(topLeft.y) { max($0, $1.y) }
        return NormalizedRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}
