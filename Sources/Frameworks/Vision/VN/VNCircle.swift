public import Foundation

/// A circle in an image, in normalized coordinates measured from the lower left.
public final class VNCircle: NSObject, NSCopying, NSSecureCoding {
    /// The middle of the circle.
    public let center: VNPoint
    /// The distance from the middle to the line.
    public let radius: Double

    /// Creates a circle from its middle and its radius.
    public init(center: VNPoint, radius: Double) {
        (self.center, self.radius) = (center, radius)
        super.init()
    }

    /// Creates a circle from its middle and its diameter.
    public convenience init(center: VNPoint, diameter: Double) {
        self.init(center: center, radius: diameter / 2)
    }

    convenience init(_ circle: NormalizedCircle) {
        self.init(center: VNPoint(location: circle.center.cgPoint), radius: Double(circle.radius))
    }

    /// The circle at the origin without extent.
    public class var zero: VNCircle { VNCircle(.zero) }

    /// Twice the radius.
    public var diameter: Double { 2 * radius }

    /// Returns whether a point is inside the circle or on its boundary.
    public func contains(_ point: VNPoint) -> Bool {
        twin.contains(NormalizedPoint(normalizedPoint: point.location))
    }

    /// Returns whether a point is in a ring of the given width around the circle's boundary.
    public func contains(_ point: VNPoint, inCircumferentialRingOfWidth ringWidth: Double) -> Bool {
        let point = NormalizedPoint(normalizedPoint: point.location)
        return twin.contains(point, inCircumferentialRingOfWidth: CGFloat(ringWidth))
    }

    private var twin: NormalizedCircle {
        NormalizedCircle(center: NormalizedPoint(normalizedPoint: center.location), radius: CGFloat(radius))
    }

    /// Returns the circle itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is an equal circle.
    public override func isEqual(_ object: Any?) -> Bool { (object as? VNCircle)?.twin == twin }

    /// A hash of the middle and the radius.
    public override var hash: Int { twin.hashValue }
    /// The middle and the radius.
    public override var description: String { twin.description }

    // MARK: Archiving

    /// A Boolean value that indicates that the class reads back only what it wrote.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the circle to an archive.
    public func encode(with coder: NSCoder) {
        coder.encodeNumbers([center.location.x, center.location.y, CGFloat(radius)], forKey: "circle")
    }

    /// Reads a circle from an archive, or returns nil when the archive holds none.
    public init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(3, forKey: "circle") else { return nil }
        center = VNPoint(x: Double(numbers[0]), y: Double(numbers[1]))
        radius = Double(numbers[2])
        super.init()
    }
}
