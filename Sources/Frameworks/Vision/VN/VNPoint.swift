public import Foundation

/// A point in an image, in normalized coordinates measured from the lower left.
public class VNPoint: NSObject, NSCopying, NSSecureCoding {
    /// The coordinates.
    public let location: CGPoint

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
        location = CGPoint(x: x, y: y)
        super.init()
    }

    /// Creates a point from a Core Graphics point.
    public convenience init(location: CGPoint) {
        self.init(x: Double(location.x), y: Double(location.y))
    }

    /// The point at the origin.
    public class var zero: VNPoint { VNPoint(x: 0, y: 0) }

    /// The horizontal coordinate, growing to the right.
    public var x: Double { Double(location.x) }
    /// The vertical coordinate, growing upward.
    public var y: Double { Double(location.y) }

    /// Returns the point itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is a point of the same class and place.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let point = object as? VNPoint else { return false }
        return type(of: point) == type(of: self) && point.location == location
    }

    /// A hash of the place.
    public override var hash: Int { [x, y].hashValue }
    /// The coordinates.
    public override var description: String { location.formattedDescription }

    // MARK: Archiving

    /// A Boolean value that indicates that the class reads back only what it wrote.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the point to an archive.
    public func encode(with coder: NSCoder) {
        coder.encodeNumbers([location.x, location.y], forKey: "location")
    }

    /// Reads a point from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(2, forKey: "location") else { return nil }
        location = CGPoint(x: numbers[0], y: numbers[1])
        super.init()
    }
}

// MARK: - Distances

extension VNPoint {
    /// Returns the distance to another point.
    public func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }

    /// Returns the distance between two points.
    @available(*, deprecated, renamed: "distance(_:)")
    public class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { point1.distance(point2) }

    /// Returns the point to which a vector moves another.
    public class func apply(_ vector: VNVector, to point: VNPoint) -> VNPoint {
        VNPoint(x: point.x + vector.x, y: point.y + vector.y)
    }
}
