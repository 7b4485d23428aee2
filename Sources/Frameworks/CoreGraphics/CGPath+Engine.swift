import DrawingEngine
import FoundationCompatibility

extension VectorPath {
    /// The path after a transform that may be absent.
    func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> VectorPath {
        guard let transform else { return self }
        return transformed(by: transform.pointee.engineTransform)
    }

    /// The rectangle along the axes that the path goes around once, if it does.
    var rectangle: CGRect? {
        let corners = flattened()
        guard corners.count == 1, var points = corners.first else { return nil }
        if points.count == 5, points.first == points.last { points.removeLast() }
        guard points.count == 4, !elements.contains(where: \.isCurve) else { return nil }
        let turnsFirst =
            points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
            && points[3].x == points[0].x
        let turnsLast =
            points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
            && points[3].y == points[0].y
        return turnsFirst || turnsLast ? bounds : nil
    }
}

extension VectorPath.Element {
    fileprivate var isCurve: Bool {
        switch self {
        case .quadratic, .cubic: true
        case .move, .line, .close: false
        }
    }
}

extension CGPathFillRule {
    /// The engine's name of the rule.
    var engineRule: FillRule { self == .winding ? .winding : .evenOdd }
}

extension CGPathElement {
    /// Calls a closure with the public form of a step.
    static func withElement(_ element: VectorPath.Element, _ body: (UnsafePointer<CGPathElement>) -> Void) {
        let (type, values): (CGPathElementType, [CGPoint]) =
            switch element {
            case .move(let point): (.moveToPoint, [point])
            case .line(let point): (.addLineToPoint, [point])
            case .quadratic(let control, let end): (.addQuadCurveToPoint, [control, end])
            case .cubic(let control1, let control2, let end): (.addCurveToPoint, [control1, control2, end])
            case .close: (.closeSubpath, [])
            }
        // One point more than a curve has keeps the address valid for steps without points.
        var points = values + [.zero]
        points.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            withUnsafePointer(to: CGPathElement(type: type, points: start), body)
        }
    }
}
