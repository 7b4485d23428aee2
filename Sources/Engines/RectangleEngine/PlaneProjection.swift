/// A map of the plane that keeps lines straight: a 3 × 3 matrix on column vectors, row after row.
struct PlaneProjection {
    let entries: [Double]

    /// Creates the map that takes the corners of the unit square to those of a quadrilateral.
    ///
    /// Returns nil when three of the corners lie on a line.
    init?(unitSquareTo q: Quadrilateral) {
        let (a, b, c, d) = (q.topLeft, q.topRight, q.bottomRight, q.bottomLeft)
        let (sumX, sumY) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y)
        let (dx1, dy1, dx2, dy2) = (b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y)
        let determinant = dx1 * dy2 - dx2 * dy1
        guard abs(determinant) > 1e-15 else { return nil }
        let g = (sumX * dy2 - dx2 * sumY) / determinant
        let h = (dx1 * sumY - sumX * dy1) / determinant
        entries = [
            b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x,
            b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y,
            g, h, 1,
        ]
    }

    /// Creates the map from a rectangle at the origin to a convex quadrilateral.
    init(rectangle size: (width: Double, height: Double), to corners: Quadrilateral) {
        let m = PlaneProjection(unitSquareTo: corners)?.entries ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
        entries = [
            m[0] / size.width, m[1] / size.height, m[2],
            m[3] / size.width, m[4] / size.height, m[5],
            m[6] / size.width, m[7] / size.height, m[8],
        ]
    }

    /// The map in coordinates whose whole numbers are centers of pixels, in place of their corners.
    var entriesBetweenCenters: [Double] {
        var m = entries
        // First half a pixel there, then half a pixel back.
        for row in 0..<3 { m[row * 3 + 2] += 0.5 * (m[row * 3] + m[row * 3 + 1]) }
        for column in 0..<3 {
            m[column] -= 0.5 * m[6 + column]
            m[3 + column] -= 0.5 * m[6 + column]
        }
        return m
    }
}
