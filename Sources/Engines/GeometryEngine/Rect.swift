/// A rectangle of the plane, which may be infinite.
///
/// It stores sides rather than a size, which is undefined at infinity. It is empty unless its maxima exceed its minima.
public struct Rect: Sendable, Hashable {
    /// The left side.
    public var minX: Double
    /// The upper side.
    public var minY: Double
    /// The right side.
    public var maxX: Double
    /// The lower side.
    public var maxY: Double

    /// Creates a rectangle from its sides.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Creates a rectangle from its upper left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// Creates the bounding box of points; that of none is empty.
    public init(around points: [Point]) {
        guard let first = points.first else {
            self = .empty
            return
        }
        self.init(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
        for point in points.dropFirst() {
            (minX, minY) = (min(minX, point.x), min(minY, point.y))
            (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
        }
    }

    /// The whole plane.
    public static let infinite: Rect = Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    /// An empty rectangle.
    public static let empty: Rect = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// A Boolean value that indicates whether no point is inside.
    public var isEmpty: Bool { !(maxX > minX && maxY > minY) }
    /// A Boolean value that indicates whether a side is at infinity.
    public var isInfinite: Bool { !(minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite) }
    /// The distance between the left and the right side.
    public var width: Double { maxX - minX }
    /// The distance between the upper and the lower side.
    public var height: Double { maxY - minY }
    /// The center.
    public var middle: Point { Point(x: (maxX + minX) / 2, y: (maxY + minY) / 2) }

    /// Returns whether a point is inside or on a side.
    public func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }
}

// MARK: - Other rectangles

extension Rect {
    /// Returns the intersection with another rectangle.
    public func intersection(_ other: Rect) -> Rect {
        let common = Rect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
        return common.isEmpty ? .empty : common
    }

    /// Returns the smallest rectangle around this one and another.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Rect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// Returns the common area as a part of the area of both together, from 0 to 1.
    public func overlap(with other: Rect) -> Double {
        let common = intersection(other)
        guard !common.isEmpty else { return 0 }
        let area = common.width * common.height
        return area / (width * height + other.width * other.height - area)
    }

    /// Returns the rectangle with its sides moved outward.
    public func outset(x: Double, y: Double) -> Rect {
        isEmpty ? self : Rect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    /// Returns the rectangle scaled about the origin.
    public func scaled(x: Double, y: Double) -> Rect {
        isEmpty ? .empty : Rect(minX: minX * x, minY: minY * y, maxX: maxX * x, maxY: maxY * y)
    }
}
