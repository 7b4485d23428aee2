public import Foundation

/// A vector in the plane of an image.
public final class VNVector: NSObject, NSCopying, NSSecureCoding {
    /// The part along the horizontal axis.
    public let x: Double
    /// The part along the vertical axis.
    public let y: Double

    /// Creates a vector from its parts along the axes.
    public init(xComponent x: Double, yComponent y: Double) {
        (self.x, self.y) = (x, y)
        super.init()
    }

    /// Creates a vector from its length and the angle that it forms with the horizontal axis, in radians.
    public convenience init(r: Double, theta: Double) {
        self.init(xComponent: r * cos(theta), yComponent: r * sin(theta))
    }

    /// Creates the vector that leads from one point, its tail, to another, its head.
    public convenience init(vectorHead head: VNPoint, tail: VNPoint) {
        self.init(xComponent: head.x - tail.x, yComponent: head.y - tail.y)
    }

    /// Creates the sum of two vectors.
    public convenience init(byAdding v1: VNVector, to v2: VNVector) {
        self.init(xComponent: v1.x + v2.x, yComponent: v1.y + v2.y)
    }

    /// Creates the difference of two vectors: the second less the first.
    public convenience init(bySubtracting v1: VNVector, from v2: VNVector) {
        self.init(xComponent: v2.x - v1.x, yComponent: v2.y - v1.y)
    }

    /// Creates a vector of the same direction, so many times as long.
    public convenience init(byMultiplying vector: VNVector, byScalar scalar: Double) {
        self.init(xComponent: vector.x * scalar, yComponent: vector.y * scalar)
    }

    /// The vector without length.
    public class var zero: VNVector { VNVector(xComponent: 0, yComponent: 0) }

    /// Returns a vector itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is an equal vector.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let vector = object as? VNVector else { return false }
        return vector.x == x && vector.y == y
    }

    /// A hash of the parts.
    public override var hash: Int { [x, y].hashValue }
    /// The parts.
    public override var description: String { CGPoint(x: x, y: y).formattedDescription }

    // MARK: Archiving

    /// A Boolean value that indicates that the class reads back only what it wrote.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the vector to an archive.
    public func encode(with coder: NSCoder) {
        coder.encodeNumbers([CGFloat(x), CGFloat(y)], forKey: "components")
    }

    /// Reads a vector from an archive, or returns nil when the archive holds none.
    public init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(2, forKey: "components") else { return nil }
        (x, y) = (Double(numbers[0]), Double(numbers[1]))
        super.init()
    }
}

// MARK: - Measures

extension VNVector {
    /// The length.
    public var r: Double { length }
    /// The angle that the vector forms with the horizontal axis, in radians.
    public var theta: Double { atan2(y, x) }
    /// The length.
    public var length: Double { hypot(x, y) }
    /// The square of the length.
    public var squaredLength: Double { x * x + y * y }

    /// Returns the vector of the same direction with a length of 1; one without length stays so.
    public class func unitVector(for vector: VNVector) -> VNVector {
        vector.length > 0 ? VNVector(byMultiplying: vector, byScalar: 1 / vector.length) : .zero
    }

    /// Returns the dot product of two vectors.
    public class func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double { v1.x * v2.x + v1.y * v2.y }
}
