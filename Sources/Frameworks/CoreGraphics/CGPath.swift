import DrawingEngine
public import FoundationCompatibility

/// A rule that tells the inside of a path from its outside.
public enum CGPathFillRule: Int, Sendable, Hashable {
    /// A point is inside when the path winds around it.
    case winding = 0
    /// A point is inside when a ray from it crosses the path an odd number of times.
    case evenOdd = 1
}

/// A sequence of lines and curves.
public class CGPath {
    /// The steps.
    var steps: VectorPath

    init(steps: VectorPath) {
        self.steps = steps
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var steps = VectorPath()
        steps.addRectangle(rect)
        self.init(steps: steps.transformed(by: transform))
    }

    /// Creates a path of an ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var steps = VectorPath()
        steps.addEllipse(in: rect)
        self.init(steps: steps.transformed(by: transform))
    }

    /// Creates a path of a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var steps = VectorPath()
        steps.addRoundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(steps: steps.transformed(by: transform))
    }
}

// MARK: - Reading

extension CGPath {
    /// A Boolean value that indicates whether the path is empty.
    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last step, or zero when there is none.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle that holds all points and control points, or the null rectangle.
    public var boundingBox: CGRect { steps.controlBounds ?? .null }

    /// The smallest rectangle that holds the lines and curves themselves, or the null rectangle.
    public var boundingBoxOfPath: CGRect { steps.bounds ?? .null }

    /// Returns a Boolean value that indicates whether a point is inside.
    ///
    /// Open subpaths count as closed. The transform maps the point before it is looked for.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        steps.contains(point.applying(transform), rule: rule.engineRule)
    }

    /// Returns a Boolean value that indicates whether the path is one rectangle along the axes, and which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = steps.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Calls a closure with every step in turn.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in steps.elements { CGPathElement.withElement(element, block) }
    }
}

// MARK: - Copying

extension CGPath {
    /// Returns a path of the same steps that never changes.
    public func copy() -> CGPath? {
        CGPath(steps: steps)
    }

    /// Returns a path of the steps after a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps.transformed(by: transform))
    }

    /// Returns a path of the same steps that can grow.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(steps: steps)
    }

    /// Returns a path of the steps after a transform that can grow.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(steps: steps.transformed(by: transform))
    }
}

// MARK: - Equality

extension CGPath: Hashable {
    /// Returns a Boolean value that indicates whether two paths have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.steps == rhs.steps
    }

    /// Feeds the steps to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }
}
