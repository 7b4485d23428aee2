public import Foundation

/// A rule for the inside of a path.
public enum FillRule: Sendable, Hashable {
    /// A point is inside when the path winds around it.
    case winding
    /// A point is inside when a ray from it crosses the path an odd number of times.
    case evenOdd
}

// MARK: - Bounds

extension VectorPath {
    /// The bounding box of all points and control points, or nil when the path is empty.
    public var controlBounds: CGRect? {
        var box = Box()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quadratic(let control, let end):
                box.add(control)
                box.add(end)
            case .cubic(let control1, let control2, let end):
                box.add(control1)
                box.add(control2)
                box.add(end)
            case .close: break
            }
        }
        return box.rectangle
    }

    /// The bounding box of the lines and curves themselves, or nil when the path is empty.
    public var bounds: CGRect? {
        var box = Box()
        var current = CGPoint.zero
        forEachSegment { segment in
            switch segment {
            case .move(let point), .line(let point):
                box.add(point)
                current = point
            case .cubic(let control1, let control2, let end):
                let curve = Cubic(start: current, control1: control1, control2: control2, end: end)
                for parameter in curve.extremeParameters { box.add(curve.point(at: parameter)) }
                box.add(end)
                current = end
            case .quadratic, .close: break
            }
        }
        return box.rectangle
    }

    private struct Box {
        var rectangle: CGRect?

        mutating func add(_ point: CGPoint) {
            guard let old = rectangle else {
                rectangle = CGRect(origin: point, size: .zero)
                return
            }
            let (left, bottom) = (min(old.minX, point.x), min(old.minY, point.y))
            let (right, top) = (max(old.maxX, point.x), max(old.maxY, point.y))
            rectangle = CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
        }
    }
}

// MARK: - Containment

extension VectorPath {
    /// Returns a Boolean value that indicates whether a point is inside; open subpaths count as closed.
    public func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        var winding = 0
        for polygon in flattened() where polygon.count > 1 {
            var previous = polygon[polygon.count - 1]
            for next in polygon {
                winding += Self.crossing(of: point, from: previous, to: next)
                previous = next
            }
        }
        return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }

    /// Counts an edge that crosses the ray from a point to the right: 1 upwards, -1 downwards.
    private static func crossing(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { return 0 }
        return end.y > start.y ? 1 : -1
    }

    /// The subpaths as polygons that approximate the curves.
    public func flattened() -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        forEachSegment { segment in
            switch segment {
            case .move(let point): polygons.append([point])
            case .line(let point): polygons[polygons.count - 1].append(point)
            case .cubic(let control1, let control2, let end):
                let start = polygons[polygons.count - 1].last ?? end
                let curve = Cubic(start: start, control1: control1, control2: control2, end: end)
                polygons[polygons.count - 1].append(contentsOf: curve.flattened())
            case .quadratic, .close: break
            }
        }
        return polygons
    }

    /// Visits the path as moves, lines and cubic curves; a close appears as the line it draws.
    func forEachSegment(_ body: (Element) -> Void) {
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                (current, start) = (point, point)
                body(element)
            case .line(let point):
                current = point
                body(element)
            case .quadratic(let control, let end):
                let curve = Cubic(start: current, control: control, end: end)
                body(.cubic(control1: curve.control1, control2: curve.control2, end: end))
                current = end
            case .cubic(_, _, let end):
                current = end
                body(element)
            case .close:
                if current != start { body(.line(start)) }
                current = start
            }
        }
    }
}
