public import Foundation
import GeometryEngine

/// A point in an image whose sides run from 0 to 1, measured from the lower-left corner.
public struct NormalizedPoint: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The point as a Core Graphics value.
    public let cgPoint: CGPoint

    /// Creates a point from its normalized coordinates.
    public init(x: CGFloat, y: CGFloat) {
        cgPoint = CGPoint(x: x, y: y)
    }

    /// Creates a point from a normalized Core Graphics point.
    public init(normalizedPoint: CGPoint) {
        cgPoint = normalizedPoint
    }

    /// Creates a point from pixel coordinates, measured from the lower-left corner of an image of the given size.
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(imagePoint: imagePoint, in: imageSize, normalizedTo: .fullImage)
    }

    /// Creates a point from pixel coordinates, normalized to a region of the image instead of the whole.
    public init(imagePoint: CGPoint, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let region = regionOfInterest.toImageCoordinates(imageSize)
        self.init(
            x: (imagePoint.x - region.origin.x) / region.width,
            y: (imagePoint.y - region.origin.y) / region.height
        )
    }

    /// The point at the origin.
    public static var zero: NormalizedPoint { NormalizedPoint(x: 0, y: 0) }

    /// The horizontal coordinate, growing to the right.
    public var x: CGFloat { cgPoint.x }
    /// The vertical coordinate, growing upward.
    public var y: CGFloat { cgPoint.y }

    /// The coordinates with three digits.
    public var description: String { cgPoint.formattedDescription }
}

extension NormalizedPoint {
    /// Converts to pixels of an image of the given size.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        toImageCoordinates(from: .fullImage, imageSize: imageSize, origin: origin)
    }

    /// Converts a point that is normalized to a region into pixels of the whole image.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect,
        imageSize: CGSize,
        origin: CoordinateOrigin = .lowerLeft
    ) -> CGPoint {
        let region = regionOfInterest.toImageCoordinates(imageSize)
        let up = region.origin.y + y * region.height
        return CGPoint(
            x: region.origin.x + x * region.width,
            y: origin == .lowerLeft ? up : VerticalFlip.start(of: up, in: imageSize.height)
        )
    }

    /// Returns the point measured from the opposite horizontal side of the image.
    public func verticallyFlipped() -> NormalizedPoint {
        NormalizedPoint(x: x, y: VerticalFlip.start(of: y))
    }
}
