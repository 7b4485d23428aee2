import Foundation

/// A rectangle that is turned about its center.
public struct TurnedRect: Sendable, Hashable {
    /// The center.
    public var center: Point
    /// The length of the sides that are horizontal without the turn.
    public var width: Double
    /// The length of the sides that are vertical without the turn.
    public var height: Double
    /// The turn in radians, clockwise as seen.
    public var angle: Double

    /// Creates a rectangle.
    public init(center: Point, width: Double, height: Double, angle: Double = 0) {
        self.center = center
        self.width = width
        self.height = height
        self.angle = angle
    }

    /// Creates a rectangle without a turn.
    public init(_ rect: Rect) {
        self.init(center: rect.middle, width: rect.width, height: rect.height)
    }

    /// Creates the smallest rectangle of a turn around points.
    public init(around points: [Point], angle: Double) {
        // Places in a rectangle of unit sides are distances along the turned axes.
        let axes = TurnedRect(center: Point(x: 0, y: 0), width: 1, height: 1, angle: angle)
        let bounds = Rect(around: points.map(axes.place))
        self.init(center: axes.point(at: bounds.middle), width: bounds.width, height: bounds.height, angle: angle)
    }

    /// The corners, clockwise from the one that is at the upper left without the turn.
    public var corners: Quadrilateral {
        Quadrilateral(Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)).map(point)
    }

    /// Returns the point at a place, which is in fractions of the sides from the upper left corner.
    public func point(at place: Point) -> Point {
        let (x, y) = ((place.x - 0.5) * width, (place.y - 0.5) * height)
        let (sine, cosine) = (sin(angle), cos(angle))
        return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }

    /// Returns the place of a point, in fractions of the sides from the upper left corner.
    public func place(of point: Point) -> Point {
        let (x, y) = (point.x - center.x, point.y - center.y)
        let (sine, cosine) = (sin(angle), cos(angle))
        return Point(x: (x * cosine + y * sine) / width + 0.5, y: (y * cosine - x * sine) / height + 0.5)
    }

    /// Returns the square around the same center whose side is a multiple of the longer side.
    public func square(scaled scale: Double = 1) -> TurnedRect {
        let side = max(width, height) * scale
        return TurnedRect(center: center, width: side, height: side, angle: angle)
    }

    /// Returns the rectangle moved along its own sides, in fractions of them.
    public func moved(x: Double, y: Double) -> TurnedRect {
        TurnedRect(center: point(at: Point(x: 0.5 + x, y: 0.5 + y)), width: width, height: height, angle: angle)
    }
}
