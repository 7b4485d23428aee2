/// A projective map of the plane: a 3 × 3 matrix on column vectors.
public struct Homography: Sendable, Hashable {
    /// The nine entries, row after row.
    public let entries: [Double]

    init(_ entries: [Double]) { self.entries = entries }

    /// Creates the map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        entries = [a, c, tx, b, d, ty, 0, 0, 1]
    }

    /// Creates the map from a rectangle at the origin to a quadrilateral, or returns nil when three of its corners are
    /// collinear.
    public init?(width: Double, height: Double, to q: Quadrilateral) {
        let (a, b, c, d) = (q.topLeft, q.topRight, q.bottomRight, q.bottomLeft)
        let (sumX, sumY) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y)
        let (dx1, dy1, dx2, dy2) = (b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y)
        let determinant = dx1 * dy2 - dx2 * dy1
        guard determinant != 0 else { return nil }
        let g = (sumX * dy2 - dx2 * sumY) / determinant
        let h = (dx1 * sumY - sumX * dy1) / determinant
        entries = [
            (b.x - a.x + g * b.x) / width, (d.x - a.x + h * d.x) / height, a.x,
            (b.y - a.y + g * b.y) / width, (d.y - a.y + h * d.y) / height, a.y,
            g / width, h / height, 1,
        ]
        guard inverted() != nil else { return nil }
    }

    /// Creates the map from the square between (0, 0) and (1, 1) to a quadrilateral, or returns nil when three of its
    /// corners are collinear.
    public init?(unitSquareTo corners: Quadrilateral) {
        self.init(width: 1, height: 1, to: corners)
    }
}

// MARK: - Other maps

extension Homography {
    /// Returns the composition that applies this map first.
    public func followed(by next: Homography) -> Homography {
        Homography(
            (0..<9).map { index in
                let (row, column) = (index / 3, index % 3)
                return (0..<3).reduce(0) { $0 + next.entries[row * 3 + $1] * entries[$1 * 3 + column] }
            }
        )
    }

    /// Returns the inverse, or nil when there is none.
    public func inverted() -> Homography? {
        let m = entries
        let adjugate = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
        return Homography(adjugate.map { $0 / determinant })
    }

    /// The map in coordinates whose integers are the centers of pixels rather than their corners.
    public var betweenCenters: Homography {
        var m = entries
        // Shift by half a pixel, map, shift back.
        for row in 0..<3 { m[row * 3 + 2] += 0.5 * (m[row * 3] + m[row * 3 + 1]) }
        for column in 0..<3 {
            m[column] -= 0.5 * m[6 + column]
            m[3 + column] -= 0.5 * m[6 + column]
        }
        return Homography(m)
    }
}

// MARK: - Places

extension Homography {
    /// Returns the image of a point, or nil when it is on or behind the horizon.
    public func applied(to point: Point) -> Point? {
        let (m, x, y) = (entries, point.x, point.y)
        let w = m[6] * x + m[7] * y + m[8]
        guard w > 0 else { return nil }
        return Point(x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w)
    }

    /// Returns the bounding box of the image of a finite rectangle, or the whole plane when a corner is behind the
    /// horizon.
    public func bounds(of rect: Rect) -> Rect {
        if rect.isEmpty { return .empty }
        if rect.isInfinite { return .infinite }
        let corners = Quadrilateral(rect).corners.compactMap(applied)
        return corners.count == 4 ? Rect(around: corners) : .infinite
    }
}
