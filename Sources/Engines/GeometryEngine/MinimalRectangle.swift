/// The rectangle of the smallest area around a polygon.
package struct MinimalRectangle {
    /// The center.
    package var middle: Point
    /// The direction of the first side, of length 1.
    package var direction: Point
    /// The length along the direction.
    package var length: Double
    /// The length across the direction.
    package var breadth: Double

    /// Finds the rectangle; one of its sides is along a side of the polygon.
    package init?(around hull: ConvexHull) {
        let hull = hull.corners
        guard let first = hull.first else { return nil }
        var best: (area: Double, rectangle: MinimalRectangle)?
        for index in hull.indices {
            let (a, b) = (hull[index], hull[(index + 1) % hull.count])
            let distance = a.distance(to: b)
            let direction =
                distance > 0 ? Point(x: (b.x - a.x) / distance, y: (b.y - a.y) / distance) : Point(x: 1, y: 0)
            let rectangle = MinimalRectangle(hull, from: first, along: direction)
            let area = rectangle.length * rectangle.breadth
            if area < best?.area ?? .infinity { best = (area, rectangle) }
        }
        guard let best else { return nil }
        self = best.rectangle
    }

    private init(_ points: [Point], from origin: Point, along direction: Point) {
        var (along, across) = ((0.0, 0.0), (0.0, 0.0))
        for point in points {
            let (x, y) = (point.x - origin.x, point.y - origin.y)
            let (u, v) = (x * direction.x + y * direction.y, y * direction.x - x * direction.y)
            along = (min(along.0, u), max(along.1, u))
            across = (min(across.0, v), max(across.1, v))
        }
        let (u, v) = ((along.0 + along.1) / 2, (across.0 + across.1) / 2)
        middle = Point(
            x: origin.x + u * direction.x - v * direction.y,
            y: origin.y + u * direction.y + v * direction.x
        )
        self.direction = direction
        length = along.1 - along.0
        breadth = across.1 - across.0
    }

    /// The corners, clockwise, the first at the upper left.
    package var corners: Quadrilateral {
        let (ux, uy) = (direction.x * length / 2, direction.y * length / 2)
        let (vx, vy) = (-direction.y * breadth / 2, direction.x * breadth / 2)
        let clockwise = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { along, across in
            Point(x: middle.x + along * ux + across * vx, y: middle.y + along * uy + across * vy)
        }
        return Quadrilateral(clockwise: clockwise)
            ?? Quadrilateral(Rect(x: middle.x, y: middle.y, width: 0, height: 0))
    }
}
