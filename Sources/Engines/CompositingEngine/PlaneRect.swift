/// A rectangle of the plane that pictures lie on, which may reach to infinity.
///
/// Rows count downward. The rectangle is empty when its far sides aren't beyond its near ones.
package struct PlaneRect: Sendable, Hashable {
    /// The left side.
    package var minX: Double
    /// The upper side.
    package var minY: Double
    /// The right side.
    package var maxX: Double
    /// The lower side.
    package var maxY: Double

    /// Creates a rectangle from its sides.
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The whole plane.
    package static let infinite = PlaneRect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    /// A rectangle without any point.
    package static let empty = PlaneRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// A Boolean value that indicates whether no point lies inside.
    package var isEmpty: Bool { !(maxX > minX && maxY > minY) }
    /// A Boolean value that indicates whether a side lies at infinity.
    package var isInfinite: Bool { !(minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite) }
}

extension PlaneRect {
    /// The part inside another rectangle.
    package func intersection(_ other: PlaneRect) -> PlaneRect {
        let common = PlaneRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
        return common.isEmpty ? .empty : common
    }

    /// The smallest rectangle around this one and another.
    package func union(_ other: PlaneRect) -> PlaneRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PlaneRect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// The rectangle with its sides moved outward.
    package func outset(_ distance: Double) -> PlaneRect {
        if isEmpty { return self }
        return PlaneRect(
            minX: minX - distance,
            minY: minY - distance,
            maxX: maxX + distance,
            maxY: maxY + distance
        )
    }
}

/// A finite rectangle of whole pixels.
package struct PixelRegion: Sendable, Hashable {
    /// The column of the first pixel.
    package var x: Int
    /// The row of the first pixel.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int

    /// Creates a region.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates the smallest region around a rectangle, or returns nil for one that is empty, infinite or farther
    /// than 2³⁰ pixels from the origin.
    package init?(covering rect: PlaneRect) {
        let limit = Double(1 << 30)
        guard !rect.isEmpty, min(rect.minX, rect.minY) > -limit, max(rect.maxX, rect.maxY) < limit else { return nil }
        // Transforms leave a dust of rounding errors that must not claim another pixel.
        let dust = 1e-6
        let (left, top) = (Int((rect.minX + dust).rounded(.down)), Int((rect.minY + dust).rounded(.down)))
        let (right, bottom) = (Int((rect.maxX - dust).rounded(.up)), Int((rect.maxY - dust).rounded(.up)))
        guard right > left, bottom > top else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The same region as a rectangle.
    package var rect: PlaneRect {
        PlaneRect(minX: Double(x), minY: Double(y), maxX: Double(x + width), maxY: Double(y + height))
    }

    /// The number of pixels, which may be more than an integer counts.
    var pixelCount: Double { Double(width) * Double(height) }

    /// The two halves along the longer side, or nil for a single pixel.
    var halves: (first: PixelRegion, second: PixelRegion)? {
        guard width > 1 || height > 1 else { return nil }
        var (first, second) = (self, self)
        if width >= height {
            first.width = width / 2
            (second.x, second.width) = (x + first.width, width - first.width)
        } else {
            first.height = height / 2
            (second.y, second.height) = (y + first.height, height - first.height)
        }
        return (first, second)
    }

    /// The region with its sides moved outward.
    func outset(_ distance: Int) -> PixelRegion {
        PixelRegion(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}
