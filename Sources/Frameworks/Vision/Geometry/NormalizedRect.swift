public import Foundation
import GeometryEngine

/// A rectangle in an image whose sides run from 0 to 1, measured from the lower-left corner.
public struct NormalizedRect: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The rectangle as a Core Graphics value.
    public let cgRect: CGRect

    /// Creates a rectangle from its normalized origin and size.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Creates a rectangle from a normalized Core Graphics rectangle.
    public init(normalizedRect: CGRect) {
        cgRect = normalizedRect
    }

    /// Creates a rectangle from pixel coordinates, measured from the lower-left corner of an image of the given size.
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(imageRect: imageRect, in: imageSize, normalizedTo: .fullImage)
    }

    /// Creates a rectangle from pixel coordinates, normalized to a region of the image instead of the whole.
    public init(imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let region = regionOfInterest.toImageCoordinates(imageSize)
        self.init(
            x: (imageRect.origin.x - region.origin.x) / region.width,
            y: (imageRect.origin.y - region.origin.y) / region.height,
            width: imageRect.width / region.width,
            height: imageRect.height / region.height
        )
    }

    /// The rectangle that covers the whole image.
    public static var fullImage: NormalizedRect { NormalizedRect(x: 0, y: 0, width: 1, height: 1) }

    /// The lower-left corner.
    public var origin: CGPoint { cgRect.origin }
    /// The width as a fraction of the image's.
    public var width: CGFloat { cgRect.width }
    /// The height as a fraction of the image's.
    public var height: CGFloat { cgRect.height }

    /// The origin and size with three digits.
    public var description: String { cgRect.formattedDescription }
}

extension NormalizedRect {
    /// Converts to pixels of an image of the given size.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let up = cgRect.origin.y * imageSize.height
        let pixelHeight = height * imageSize.height
        return CGRect(
            x: cgRect.origin.x * imageSize.width,
            y: origin == .lowerLeft ? up : VerticalFlip.start(of: up, length: pixelHeight, in: imageSize.height),
            width: width * imageSize.width,
            height: pixelHeight
        )
    }

    /// Converts a rectangle that is normalized to a region into pixels of the whole image.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect,
        imageSize: CGSize,
        origin: CoordinateOrigin = .lowerLeft
    ) -> CGRect {
        let whole = NormalizedRect(
            x: regionOfInterest.origin.x + cgRect.origin.x * regionOfInterest.width,
            y: regionOfInterest.origin.y + cgRect.origin.y * regionOfInterest.height,
            width: width * regionOfInterest.width,
            height: height * regionOfInterest.height
        )
        return whole.toImageCoordinates(imageSize, origin: origin)
    }

    /// Returns the rectangle measured from the opposite horizontal side of the image.
    public func verticallyFlipped() -> NormalizedRect {
        let y = VerticalFlip.start(of: origin.y, length: height)
        return NormalizedRect(x: origin.x, y: y, width: width, height: height)
    }
}
