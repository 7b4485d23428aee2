import Foundation

/// A cubic Bézier curve.
struct Cubic {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
}

extension Cubic {
    /// Creates the curve that equals a quadratic one.
    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        self.init(
            start: start,
            control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            end: end
        )
    }

    /// The point at a parameter from 0 to 1.
    func point(at parameter: CGFloat) -> CGPoint {
        let (t, s) = (parameter, 1 - parameter)
        let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y
        )
    }

    /// The parameters between 0 and 1 of the extremes along the axes.
    var extremeParameters: [CGFloat] {
        Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
    }

    /// The zeros of the derivative along one axis.
    private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let inside = { (t: CGFloat) in t > 0 && t < 1 }
        guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b].filter(inside) }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter(inside)
    }

    /// The points after the start of a polyline that approximates the curve.
    func flattened() -> [CGPoint] {
        // The error of n chords falls with n²: at 32 it is below a five-hundredth of the curve's size.
        let count = 32
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }
}
