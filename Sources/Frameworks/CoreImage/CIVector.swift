public import CoreGraphics
public import Foundation

/// A list of numbers for a filter's input.
public final class CIVector: NSObject, NSCopying, Sendable {
    private let values: [CGFloat]

    /// Creates a vector of any number of values.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }

    init(list values: [CGFloat]) { self.values = values }

    /// Creates a vector of one value.
    public convenience init(x: CGFloat) { self.init(list: [x]) }

    /// Creates a vector of two values.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(list: [x, y]) }

    /// Creates a vector of three values.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(list: [x, y, z]) }

    /// Creates a vector of four values.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(list: [x, y, z, w]) }

    /// Creates a vector of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(list: [point.x, point.y]) }

    /// Creates a vector of a rectangle's origin and size.
    public convenience init(cgRect rect: CGRect) {
        self.init(list: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    /// Creates a vector of the six entries of a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(list: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// Returns the vector itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another vector holds the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    /// A hash of the values.
    public override var hash: Int { values.hashValue }
}

// MARK: - Reading

extension CIVector {
    /// The number of values.
    public var count: Int { values.count }

    /// Returns the value at a position, or 0 beyond the end.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first value.
    public var x: CGFloat { value(at: 0) }
    /// The second value.
    public var y: CGFloat { value(at: 1) }
    /// The third value.
    public var z: CGFloat { value(at: 2) }
    /// The fourth value.
    public var w: CGFloat { value(at: 3) }

    /// The first two values as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

    /// The first four values as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// The first six values as a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
}
