public import PixelEngine

/// A part of an upright picture as fractions of its sides, measured from the top left corner.
public struct PictureRegion: Sendable, Hashable, Codable {
    /// The distance of the left edge from the left side.
    public var x: Double
    /// The distance of the top edge from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a region.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The whole picture.
    public static let whole: PictureRegion = PictureRegion(x: 0, y: 0, width: 1, height: 1)

    /// A Boolean value that indicates whether the region has an area and lies inside the picture.
    public var isValid: Bool {
        // The slack is the rounding that a conversion between two origins leaves.
        width > 0 && height > 0 && x >= -1e-6 && y >= -1e-6 && x + width <= 1 + 1e-6 && y + height <= 1 + 1e-6
    }

    /// The region in the pixels of a picture.
    public func box(width pictureWidth: Double, height pictureHeight: Double) -> PixelBox {
        PixelBox(x: x * pictureWidth, y: y * pictureHeight, width: width * pictureWidth, height: height * pictureHeight)
    }
}
