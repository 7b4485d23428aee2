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

    /// Creates a region from a rectangle in fractions of the picture's sides.
    public init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Creates the region of some pixels of a picture.
    public init(_ pixels: PixelRect, width: Int, height: Int) {
        let (sideX, sideY) = (Double(width), Double(height))
        x = Double(pixels.x) / sideX
        y = Double(pixels.y) / sideY
        self.width = Double(pixels.width) / sideX
        self.height = Double(pixels.height) / sideY
    }

    /// The whole picture.
    public static let whole: PictureRegion = PictureRegion(x: 0, y: 0, width: 1, height: 1)

    /// A Boolean value that indicates whether the region has an area and is inside the picture.
    public var isValid: Bool {
        // The tolerance allows for rounding in a conversion between two origins.
        width > 0 && height > 0 && x >= -1e-6 && y >= -1e-6 && x + width <= 1 + 1e-6 && y + height <= 1 + 1e-6
    }

    /// The region as a rectangle in fractions of the picture's sides.
    public var rect: Rect { Rect(x: x, y: y, width: width, height: height) }

    /// Returns the region in the pixels of a picture.
    public func box(width pictureWidth: Double, height pictureHeight: Double) -> Rect {
        Rect(x: x * pictureWidth, y: y * pictureHeight, width: width * pictureWidth, height: height * pictureHeight)
    }
}

// MARK: - Places

extension PictureRegion {
    /// Returns whether a point of the picture is in the region or on its edge.
    public func contains(_ point: Point) -> Bool {
        x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height
    }

    /// Returns the coordinates of a picture's point in the region, in fractions of the region's sides.
    public func place(of point: Point) -> Point {
        Point(x: (point.x - x) / width, y: (point.y - y) / height)
    }

    /// Returns the picture's point at coordinates in the region.
    public func point(at place: Point) -> Point {
        Point(x: x + place.x * width, y: y + place.y * height)
    }

    /// Returns the region of the picture that a part of the region is.
    package func part(_ part: PictureRegion) -> PictureRegion {
        PictureRegion(Rect(around: Quadrilateral(part.rect).corners.map { point(at: $0) }))
    }

    /// Returns the intersection of two regions, or nil when that has no area.
    public func intersection(_ other: PictureRegion) -> PictureRegion? {
        let common = rect.intersection(other.rect)
        return common.isEmpty ? nil : PictureRegion(common)
    }

    /// Returns the region enlarged on every side by a part of its size.
    public func enlarged(by part: Double) -> PictureRegion {
        PictureRegion(
            x: x - part * width,
            y: y - part * height,
            width: (1 + 2 * part) * width,
            height: (1 + 2 * part) * height
        )
    }
}
