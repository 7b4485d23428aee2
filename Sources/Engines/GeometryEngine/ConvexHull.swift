/// The smallest convex polygon around points.
public struct ConvexHull: Sendable {
    /// The corners, clockwise on the screen.
    public let corners: [Point]

    /// Creates the polygon (Andrew's monotone chain); that of one or two points consists of them.
    public init(_ points: [Point]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else {
            corners = sorted
            return
        }
        func half(_ points: some Sequence<Point>) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while chain.count > 1, side(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        corners = half(sorted) + half(sorted.reversed())
    }

    /// A quadrilateral around the polygon that is hardly larger, or nil when there is none.
    ///
    /// Side by side goes whose removal, with its neighbors extended to meet, adds the least area.
    public var quadrilateral: Quadrilateral? {
        var corners = corners
        while corners.count > 4 {
            let count = corners.count
            var best: (index: Int, point: Point, area: Double)?
            for index in 0..<count {
                let (before, from) = (corners[(index + count - 1) % count], corners[index])
                let (to, after) = (corners[(index + 1) % count], corners[(index + 2) % count])
                guard let point = Self.meeting(before, from, to, after) else { continue }
                let area = abs(side(from, point, to)) / 2
                if area < best?.area ?? .infinity { best = (index, point, area) }
            }
            guard let best else { return nil }
            corners[best.index] = best.point
            corners.remove(at: (best.index + 1) % count)
        }
        guard let result = Quadrilateral(clockwise: corners), result.isConvex else { return nil }
        return result
    }

    /// Where two sides meet when they are extended beyond the side between them.
    private static func meeting(_ before: Point, _ from: Point, _ to: Point, _ after: Point) -> Point? {
        let (ax, ay, bx, by) = (from.x - before.x, from.y - before.y, to.x - after.x, to.y - after.y)
        let determinant = ax * by - ay * bx
        guard abs(determinant) > 1e-9 else { return nil }
        let along = ((to.x - from.x) * by - (to.y - from.y) * bx) / determinant
        let other = (ax * (from.y - to.y) - ay * (from.x - to.x)) / -determinant
        guard along >= 0, other >= 0 else { return nil }
        return Point(x: from.x + along * ax, y: from.y + along * ay)
    }
}
