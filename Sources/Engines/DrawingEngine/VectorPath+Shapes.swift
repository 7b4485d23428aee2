public import Foundation

extension VectorPath {
    /// Adds a closed rectangle.
    public mutating func addRectangle(_ rectangle: CGRect) {
        move(to: CGPoint(x: rectangle.minX, y: rectangle.minY))
        addLine(to: CGPoint(x: rectangle.maxX, y: rectangle.minY))
        addLine(to: CGPoint(x: rectangle.maxX, y: rectangle.maxY))
        addLine(to: CGPoint(x: rectangle.minX, y: rectangle.maxY))
        close()
    }

    /// Adds a closed ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rectangle: CGRect) {
        addRoundedRectangle(rectangle, cornerWidth: rectangle.width / 2, cornerHeight: rectangle.height / 2)
    }

    /// Adds a closed rectangle whose corners are quarters of ellipses.
    public mutating func addRoundedRectangle(_ rectangle: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let (width, height) = (min(cornerWidth, rectangle.width / 2), min(cornerHeight, rectangle.height / 2))
        guard width > 0, height > 0 else { return addRectangle(rectangle) }
        let (left, right) = (rectangle.minX, rectangle.maxX)
        let (bottom, top) = (rectangle.minY, rectangle.maxY)
        move(to: CGPoint(x: right, y: rectangle.midY))
        addCorner(
            CGPoint(x: right, y: top),
            from: CGPoint(x: right, y: top - height),
            to: CGPoint(x: right - width, y: top)
        )
        addCorner(
            CGPoint(x: left, y: top),
            from: CGPoint(x: left + width, y: top),
            to: CGPoint(x: left, y: top - height)
        )
        addCorner(
            CGPoint(x: left, y: bottom),
            from: CGPoint(x: left, y: bottom + height),
            to: CGPoint(x: left + width, y: bottom)
        )
        addCorner(
            CGPoint(x: right, y: bottom),
            from: CGPoint(x: right - width, y: bottom),
            to: CGPoint(x: right, y: bottom + height)
        )
        close()
    }

    /// Draws a line to a corner's start, unless the path is already there, and a quarter of an ellipse around the
    /// corner.
    private mutating func addCorner(_ corner: CGPoint, from start: CGPoint, to end: CGPoint) {
        if currentPoint != start { addLine(to: start) }
        let reach = Self.quarterArcReach
        addCubic(
            to: end,
            control1: CGPoint(x: start.x + (corner.x - start.x) * reach, y: start.y + (corner.y - start.y) * reach),
            control2: CGPoint(x: end.x + (corner.x - end.x) * reach, y: end.y + (corner.y - end.y) * reach)
        )
    }

    /// The distance of the control points of a quarter of the unit circle: 4/3 · tan(90° / 4).
    private static let quarterArcReach: CGFloat = 4 / 3 * tan(.pi / 8)
}

// MARK: - Arcs

extension VectorPath {
    /// Adds an arc, after a line to its start when a subpath is open.
    ///
    /// Angles grow from the x-axis towards the y-axis. A sweep of 360° or more gives a whole circle; any other is taken
    /// modulo 360°, forwards or, when `decreasing`, backwards.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        decreasing: Bool
    ) {
        var sweep = endAngle - startAngle
        if abs(sweep) >= 2 * .pi {
            sweep = decreasing ? -2 * .pi : 2 * .pi
        } else if decreasing, sweep > 0 {
            sweep -= 2 * .pi
        } else if !decreasing, sweep < 0 {
            sweep += 2 * .pi
        }
        addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    }

    /// Adds an arc that sweeps an angle, after a line to its start when a subpath is open.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
        let point = { (angle: CGFloat) in
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle)
        if currentPoint != start { addLine(to: start) }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces where sweep != 0 {
            let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
            let (first, last) = (point(from), point(to))
            addCubic(
                to: last,
                control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))
            )
        }
    }

    /// Adds the arc of a circle that touches the line to `corner` and the line from there to `end`.
    public mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: corner) }
        let (toStart, toEnd) = (start.direction(from: corner), end.direction(from: corner))
        let cosine = toStart.x * toEnd.x + toStart.y * toEnd.y
        let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
        // Half of the angle at the corner gives the distance to the points of contact and to the center.
        let half = acos(max(-1, min(1, cosine))) / 2
        let contact = radius / tan(half)
        let first = CGPoint(x: corner.x + toStart.x * contact, y: corner.y + toStart.y * contact)
        let last = CGPoint(x: corner.x + toEnd.x * contact, y: corner.y + toEnd.y * contact)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - toStart.y * radius * side, y: first.y + toStart.x * radius * side)
        addArc(
            center: center,
            radius: radius,
            startAngle: atan2(first.y - center.y, first.x - center.x),
            endAngle: atan2(last.y - center.y, last.x - center.x),
            decreasing: cross > 0
        )
    }
}

extension CGPoint {
    /// The unit vector from another point to this one.
    fileprivate func direction(from origin: CGPoint) -> CGPoint {
        let (dx, dy) = (x - origin.x, y - origin.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
    }
}
