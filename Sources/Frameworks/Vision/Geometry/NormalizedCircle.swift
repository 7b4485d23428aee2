public import Foundation

/// A circle in an image whose sides run from 0 to 1, measured from the lower-left corner.
public struct NormalizedCircle: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The middle of the circle.
    public let center: NormalizedPoint
    /// The distance from the middle to the line.
    public let radius: CGFloat

    /// Creates a circle.
    public init(center: NormalizedPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }

    /// The circle at the origin without extent.
    public static var zero: NormalizedCircle { NormalizedCircle(center: .zero, radius: 0) }

    /// The middle and the radius.
    public var description: String { "\(center), radius \(String(format: "%.3f", Double(radius)))" }
}

extension NormalizedCircle {
    /// Returns whether a point is inside the circle or on its boundary.
    public func contains(_ point: NormalizedPoint) -> Bool {
        distance(to: point) <= radius
    }

    /// Returns whether a point is in a ring of the given width around the circle's boundary.
    public func contains(_ point: NormalizedPoint, inCircumferentialRingOfWidth ringWidth: CGFloat) -> Bool {
        abs(distance(to: point) - radius) <= ringWidth / 2
    }

    private func distance(to point: NormalizedPoint) -> CGFloat {
        hypot(point.x - center.x, point.y - center.y)
    }
}
