/// A map of the plane that keeps lines straight: a 3 × 3 matrix on column vectors.
package struct Projection: Sendable, Hashable {
    /// The entries, row after row.
    package var entries: [Double]

    /// Creates a map from nine entries, row after row.
    package init(_ entries: [Double]) {
        precondition(entries.count == 9, "A projection has nine entries.")
        self.entries = entries
    }

    /// Creates the map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        entries = [a, c, tx, b, d, ty, 0, 0, 1]
    }

    /// Creates the map that takes the corners of the unit square to those of a quadrilateral.
    ///
    /// The corners are where (0, 0), (1, 0), (1, 1) and (0, 1) go. Returns nil when three of them lie on a line.
    package init?(unitSquareTo corners: [(x: Double, y: Double)]) {
        guard corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let (sumX, sumY) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y)
        let (dx1, dy1) = (b.x - c.x, b.y - c.y)
        let (dx2, dy2) = (d.x - c.x, d.y - c.y)
        let determinant = dx1 * dy2 - dx2 * dy1
        guard determinant != 0 else { return nil }
        let g = (sumX * dy2 - dx2 * sumY) / determinant
        let h = (dx1 * sumY - sumX * dy1) / determinant
        entries = [
            b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x,
            b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y,
            g, h, 1,
        ]
        guard inverted() != nil else { return nil }
    }

    /// The map that applies this one first and another one then.
    package func followed(by next: Projection) -> Projection {
        Projection(
            (0..<9).map { index in
                let (row, column) = (index / 3, index % 3)
                return (0..<3).reduce(0) { $0 + next.entries[row * 3 + $1] * entries[$1 * 3 + column] }
            }
        )
    }

    /// The map that undoes this one, or nil when nothing can.
    package func inverted() -> Projection? {
        let m = entries
        let adjugate = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
        return Projection(adjugate.map { $0 / determinant })
    }

    /// Where a point goes, or nil when it lies on or behind the horizon.
    package func applied(x: Double, y: Double) -> (x: Double, y: Double)? {
        let m = entries
        let w = m[6] * x + m[7] * y + m[8]
        guard w > 0 else { return nil }
        return ((m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w)
    }

    /// The smallest rectangle around the image of a finite rectangle, or the whole plane when a corner lies behind
    /// the horizon.
    package func bounds(of rect: PlaneRect) -> PlaneRect {
        if rect.isEmpty { return .empty }
        if rect.isInfinite { return .infinite }
        let corners = [
            applied(x: rect.minX, y: rect.minY), applied(x: rect.maxX, y: rect.minY),
            applied(x: rect.maxX, y: rect.maxY), applied(x: rect.minX, y: rect.maxY),
        ].compactMap { $0 }
        guard corners.count == 4, let first = corners.first else { return .infinite }
        return corners.reduce(PlaneRect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)) {
            PlaneRect(
                minX: min($0.minX, $1.x),
                minY: min($0.minY, $1.y),
                maxX: max($0.maxX, $1.x),
                maxY: max($0.maxY, $1.y)
            )
        }
    }
}
