import DrawingEngine
import Foundation

extension VectorPath {
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> VectorPath {
        var path = VectorPath()
        let place = CGRect(x: x, y: y, width: width, height: height)
        if radius > 0 {
            path.addRoundedRectangle(place, cornerWidth: radius, cornerHeight: radius)
        } else {
            path.addRectangle(place)
        }
        return path
    }

    static func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> VectorPath {
        var path = VectorPath()
        path.addEllipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
        return path
    }

    static func polygon(_ points: [(Double, Double)], closed: Bool = true) -> VectorPath {
        var path = VectorPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if closed { path.close() }
        return path
    }

    /// A smooth line through points.
    static func curve(_ points: [(Double, Double)], closed: Bool = true) -> VectorPath {
        var path = VectorPath()
        let count = points.count
        guard count > 2 else { return polygon(points, closed: closed) }
        func point(_ index: Int) -> (Double, Double) {
            closed ? points[(index % count + count) % count] : points[min(max(index, 0), count - 1)]
        }
        path.move(to: CGPoint(x: points[0].0, y: points[0].1))
        for index in 0..<(closed ? count : count - 1) {
            let (before, from, to, after) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            path.addCubic(
                to: CGPoint(x: to.0, y: to.1),
                control1: CGPoint(x: from.0 + (to.0 - before.0) / 6, y: from.1 + (to.1 - before.1) / 6),
                control2: CGPoint(x: to.0 - (after.0 - from.0) / 6, y: to.1 - (after.1 - from.1) / 6)
            )
        }
        if closed { path.close() }
        return path
    }

    /// A star, or a polygon where both radii agree.
    static func star(
        _ x: Double,
        _ y: Double,
        points: Int,
        _ outer: Double,
        _ inner: Double,
        turn: Double = -90
    ) -> VectorPath {
        polygon(
            (0..<2 * points).map { step in
                let angle = turn * .pi / 180 + Double(step) * .pi / Double(points)
                let radius = step.isMultiple(of: 2) ? outer : inner
                return (x + radius * cos(angle), y + radius * sin(angle))
            }
        )
    }

    /// A leaf from a stem to a tip.
    static func leaf(_ x: Double, _ y: Double, length: Double, width: Double, turn: Double) -> VectorPath {
        let (c, s) = (cos(turn * .pi / 180), sin(turn * .pi / 180))
        func place(_ along: Double, _ across: Double) -> CGPoint {
            CGPoint(x: x + along * c - across * s, y: y + along * s + across * c)
        }
        var path = VectorPath()
        path.move(to: place(0, 0))
        path.addCubic(
            to: place(length, 0),
            control1: place(length * 0.25, width * 0.75),
            control2: place(length * 0.7, width * 0.55)
        )
        path.addCubic(
            to: place(0, 0),
            control1: place(length * 0.7, -width * 0.55),
            control2: place(length * 0.25, -width * 0.75)
        )
        path.close()
        return path
    }

    /// A piece of a ring, or of a disc where the inner radius is 0; angles in degrees.
    static func sector(
        _ x: Double,
        _ y: Double,
        _ inner: Double,
        _ outer: Double,
        from start: Double,
        to end: Double
    ) -> VectorPath {
        let steps = max(2, Int(abs(end - start) / 4))
        func arc(_ radius: Double, _ from: Double, _ to: Double) -> [(Double, Double)] {
            (0...steps).map { step in
                let angle = (from + (to - from) * Double(step) / Double(steps)) * .pi / 180
                return (x + radius * cos(angle), y + radius * sin(angle))
            }
        }
        return polygon(arc(outer, start, end) + (inner > 0 ? arc(inner, end, start) : [(x, y)]))
    }
}
