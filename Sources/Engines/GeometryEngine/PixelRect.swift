/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable {
    /// The column of the first pixel.
    public var x: Int
    /// The row of the first pixel.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The same rectangle of the plane.
    public var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

    /// The number of pixels, which may exceed an integer's range.
    public var pixelCount: Double { Double(width) * Double(height) }

    /// The two halves along the longer side, or nil for a single pixel.
    public var halves: (first: PixelRect, second: PixelRect)? {
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

    /// Returns the rectangle with its sides moved outward.
    public func outset(_ distance: Int) -> PixelRect {
        PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

// MARK: - Rounding

extension PixelRect {
    /// Creates the smallest pixel rectangle around another, or returns nil for one that is empty, infinite or farther
    /// than 2³⁰ pixels from the origin.
    public init?(covering rect: Rect) {
        let limit = Double(1 << 30)
        guard !rect.isEmpty, min(rect.minX, rect.minY) > -limit, max(rect.maxX, rect.maxY) < limit else { return nil }
        // Rounding errors of transforms must not add another pixel.
        let dust = 1e-6
        let (left, top) = (Int((rect.minX + dust).rounded(.down)), Int((rect.minY + dust).rounded(.down)))
        let (right, bottom) = (Int((rect.maxX - dust).rounded(.up)), Int((rect.maxY - dust).rounded(.up)))
        guard right > left, bottom > top else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Creates the pixels of a picture that a rectangle touches, at least one.
    public init(touching rect: Rect, width: Int, height: Int) {
        self.init(rect, width, height, .down, .up)
    }

    /// Creates the pixels of a picture that a rectangle covers after rounding its sides to pixel borders, at least one.
    public init(nearest rect: Rect, width: Int, height: Int) {
        self.init(rect, width, height, .toNearestOrAwayFromZero, .toNearestOrAwayFromZero)
    }

    private init(
        _ rect: Rect,
        _ pictureWidth: Int,
        _ pictureHeight: Int,
        _ near: FloatingPointRoundingRule,
        _ far: FloatingPointRoundingRule
    ) {
        func span(_ low: Double, _ high: Double, _ side: Int) -> (first: Int, count: Int) {
            let first = Self.whole(low.rounded(near), in: 0...max(side, 1) - 1)
            return (first, Self.whole(high.rounded(far), in: first + 1...max(side, 1)) - first)
        }
        let columns = span(rect.minX, rect.maxX, pictureWidth)
        let rows = span(rect.minY, rect.maxY, pictureHeight)
        self.init(x: columns.first, y: rows.first, width: columns.count, height: rows.count)
    }

    /// The integer nearest to a number in a range; NaN becomes the lower bound.
    private static func whole(_ number: Double, in range: ClosedRange<Int>) -> Int {
        guard number > Double(range.lowerBound) else { return range.lowerBound }
        return number < Double(range.upperBound) ? Int(number) : range.upperBound
    }
}
