public import FoundationCompatibility

/// A kind of step of a path.
public enum CGPathElementType: Int32, Sendable, Hashable {
    /// Starts a subpath at its one point.
    case moveToPoint = 0
    /// Draws a line to its one point.
    case addLineToPoint = 1
    /// Draws a curve with a control point and an end.
    case addQuadCurveToPoint = 2
    /// Draws a curve with two control points and an end.
    case addCurveToPoint = 3
    /// Draws a line to the start of the subpath.
    case closeSubpath = 4
}

/// A step of a path.
public struct CGPathElement {
    /// The kind of step.
    public var type: CGPathElementType
    /// The points of the step, as many as its kind has.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a step.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
