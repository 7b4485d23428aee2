import DrawingEngine
public import FoundationCompatibility

/// A path that can grow.
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
        self.init(steps: VectorPath())
    }
}

// MARK: - Lines and curves

extension CGMutablePath {
    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.move(to: point.applying(transform))
    }

    /// Draws a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.addLine(to: point.applying(transform))
    }

    /// Starts a subpath of lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Draws a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        steps.addQuadratic(to: end.applying(transform), control: control.applying(transform))
    }

    /// Draws a curve with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        steps.addCubic(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Draws a line to the start of the subpath and ends it.
    public func closeSubpath() {
        steps.close()
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps.add(path.steps.transformed(by: transform.engineTransform))
    }
}

// MARK: - Shapes

extension CGMutablePath {
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRectangle(rect) }
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a closed rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// Adds an arc, after a line to its start when a subpath is open.
    ///
    /// As in a plane whose y-axis points up, `clockwise` means from larger angles to smaller ones.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform, connecting: true) {
            $0.addArc(
                center: center,
                radius: radius,
                startAngle: startAngle,
                endAngle: endAngle,
                decreasing: clockwise
            )
        }
    }

    /// Adds an arc that turns by an angle, after a line to its start when a subpath is open.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(transform, connecting: true) {
            $0.addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
        }
    }

    /// Adds the arc of a circle that touches two lines: to the first point, and from there to the second.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = steps.currentPoint.map { $0.applying(transform.inverted()) }
        add(transform, connecting: true) {
            if let start { $0.move(to: start) }
            $0.addArc(corner: tangent1End, end: tangent2End, radius: radius)
        }
    }

    /// Adds what a closure draws, after a transform.
    private func add(_ transform: CGAffineTransform, connecting: Bool = false, _ draw: (inout VectorPath) -> Void) {
        var shape = VectorPath()
        draw(&shape)
        steps.add(shape.transformed(by: transform.engineTransform), connecting: connecting)
    }
}
