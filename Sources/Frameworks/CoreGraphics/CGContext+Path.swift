import DrawingEngine
public import FoundationCompatibility

// MARK: - Making the current path

extension CGContext {
    /// Drops the path so far.
    public func beginPath() {
        currentPath = VectorPath()
    }

    /// Starts a subpath.
    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    /// Draws a line.
    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    /// Starts a subpath of lines through points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Draws a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadratic(to: end, control: control)
    }

    /// Draws a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCubic(to: end, control1: control1, control2: control2)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        currentPath.addRectangle(rect)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds a closed ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect)
    }

    /// Adds an arc, after a line to its start when a subpath is open.
    ///
    /// As in a plane whose y-axis points up, `clockwise` means from larger angles to smaller ones.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            decreasing: clockwise
        )
    }

    /// Adds the arc of a circle that touches two lines: to the first point, and from there to the second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(corner: tangent1End, end: tangent2End, radius: radius)
    }

    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) {
        currentPath.add(path.steps)
    }

    /// Draws a line to the start of the subpath and ends it.
    public func closePath() {
        currentPath.close()
    }
}

// MARK: - Reading the current path

extension CGContext {
    /// The path so far.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(steps: currentPath) }

    /// A Boolean value that indicates whether the current path is empty.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The end of the last step.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

    /// The smallest rectangle that contains the points and control points of the current path.
    public var boundingBoxOfPath: CGRect { currentPath.controlBounds ?? .null }

    /// Returns a Boolean value that indicates whether drawing the current path would paint a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return mode != .stroke && currentPath.contains(point, rule: rule)
    }
}

// MARK: - Drawing the current path

extension CGContext {
    /// Fills the path so far and drops it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        canvas.fill(takePath(), rule: rule.engineRule)
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        canvas.stroke(takePath())
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode == .fill || mode == .fillStroke { canvas.fill(path, rule: .winding) }
        if mode == .eoFill || mode == .eoFillStroke { canvas.fill(path, rule: .evenOdd) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { canvas.stroke(path) }
    }

    /// Clips drawing to the inside of the current path, and clears it.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas.clip(to: takePath(), rule: rule.engineRule)
    }
}
