import Foundation
import GeometryEngine

extension NormalizedCircle {
    /// Finds the smallest circle that encloses all the points; those at infinity don't count.
    public static func boundingCircle(for points: [NormalizedPoint]) -> NormalizedCircle {
        // Points inside of the hull don't matter. Neighbors on it come far from each other, since few points are outside
        // of a circle around some from all sides.
        let finite = points.filter { $0.x.isFinite && $0.y.isFinite }.map { Point(x: $0.x, y: $0.y) }
        let corners = ConvexHull(finite).corners.map { NormalizedPoint(x: $0.x, y: $0.y) }
        let places = corners.indices.map { (Double($0) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) }
        return circle(around: corners.indices.sorted { places[$0] < places[$1] }.map { corners[$0] })
    }

    /// Finds the smallest circle around points, soonest where the first ones are far from each other.
    private static func circle(around points: [NormalizedPoint]) -> NormalizedCircle {
        // Welzl's algorithm in its iterative form: a point outside the circle so far is on the boundary of the next.
        guard let first = points.first else { return .zero }
        var circle = NormalizedCircle(center: first, radius: 0)
        for (i, p) in points.enumerated() where !circle.encloses(p) {
            circle = NormalizedCircle(center: p, radius: 0)
            for (j, q) in points[..<i].enumerated() where !circle.encloses(q) {
                circle = NormalizedCircle(diameterFrom: p, to: q)
                for r in points[..<j] where !circle.encloses(r) {
                    circle = NormalizedCircle(through: p, q, r)
                }
            }
        }
        return circle
    }

    /// As ``contains(_:)``, with room for the rounding of the circle through three points.
    private func encloses(_ point: NormalizedPoint) -> Bool {
        hypot(point.x - center.x, point.y - center.y) <= radius * (1 + 1e-12) + 1e-12
    }

    private init(diameterFrom p: NormalizedPoint, to q: NormalizedPoint) {
        let center = NormalizedPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
        self.init(center: center, radius: hypot(p.x - q.x, p.y - q.y) / 2)
    }

    private init(through p: NormalizedPoint, _ q: NormalizedPoint, _ r: NormalizedPoint) {
        let (bx, by) = (q.x - p.x, q.y - p.y)
        let (cx, cy) = (r.x - p.x, r.y - p.y)
        let determinant = 2 * (bx * cy - by * cx)
        guard abs(determinant) > 1e-18 else {
            // Points on a line: the two farthest apart span the circle.
            let pairs = [(p, q), (p, r), (q, r)].map { NormalizedCircle(diameterFrom: $0, to: $1) }
            self = pairs.max { $0.radius < $1.radius } ?? .zero
            return
        }
        let (b, c) = (bx * bx + by * by, cx * cx + cy * cy)
        let (x, y) = ((cy * b - by * c) / determinant, (bx * c - cx * b) / determinant)
        self.init(center: NormalizedPoint(x: p.x + x, y: p.y + y), radius: hypot(x, y))
    }
}
