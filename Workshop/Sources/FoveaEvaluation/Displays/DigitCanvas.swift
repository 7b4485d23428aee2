import Foundation

/// A plane on which digits are drawn.
struct DigitCanvas {
    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = [Float](repeating: 0, count: width * height)
    }

    /// Fills a convex polygon with clockwise corners; its edges are soft over one pixel.
    mutating func fill(_ corners: [(x: Double, y: Double)], _ level: Float) {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return }
        let (left, right) = (max(0, Int(minX - 1)), min(width - 1, Int(maxX + 1)))
        let (top, bottom) = (max(0, Int(minY - 1)), min(height - 1, Int(maxY + 1)))
        guard left <= right, top <= bottom else { return }
        let edges = corners.indices.compactMap { index -> (x: Double, y: Double, offset: Double)? in
            let (start, end) = (corners[index], corners[(index + 1) % corners.count])
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 1e-6 else { return nil }
            let (x, y) = (-dy / length, dx / length)
            return (x, y, -(x * start.x + y * start.y))
        }
        for y in top...bottom {
            for x in left...right {
                let cover = edges.reduce(1.0) {
                    min($0, $1.x * (Double(x) + 0.5) + $1.y * (Double(y) + 0.5) + $1.offset + 0.5)
                }
                if cover > 0 { values[y * width + x] = max(values[y * width + x], level * Float(cover)) }
            }
        }
    }

    /// Fills a box.
    mutating func fill(x: Double, y: Double, width: Double, height: Double, _ level: Float) {
        fill([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], level)
    }

    /// Draws a line about a middle.
    mutating func stroke(x: Double, y: Double, angle: Double, reach: Double, half: Double, _ level: Float) {
        let (dx, dy) = (cos(angle), sin(angle))
        let corners = [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)].map { along, across in
            (x: x + dx * reach * along + dy * half * across, y: y + dy * reach * along - dx * half * across)
        }
        fill(corners, level)
    }

    /// Draws the segments of a digit about a middle; `tilt` is how far a pixel farther right is moved down.
    mutating func draw(_ lit: Int, _ style: DigitStyle, x: Double, y: Double, tilt: Double, gains: [Double]) {
        let half = style.stroke / 2
        let (right, bottom) = (style.width / 2 - half, style.height / 2 - half)
        let lines: [((x: Double, y: Double), (x: Double, y: Double))] = [
            ((-right, -bottom), (right, -bottom)), ((right, -bottom), (right, 0)), ((right, 0), (right, bottom)),
            ((-right, bottom), (right, bottom)), ((-right, 0), (-right, bottom)), ((-right, -bottom), (-right, 0)),
            ((-right, 0), (right, 0)),
        ]
        for (index, line) in lines.enumerated() {
            let level = lit >> index & 1 == 1 ? Float(gains[index]) : Float(style.ghost)
            guard level > 0 else { continue }
            let (start, end) = line
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(abs(dx), abs(dy))
            func at(_ along: Double, _ across: Double) -> (x: Double, y: Double) {
                let (px, py) = (
                    start.x + (dx * along - dy * across) / length, start.y + (dy * along + dx * across) / length
                )
                let shifted = px - style.slant * py
                return (x + shifted, y + py + tilt * shifted)
            }
            let first = style.gap - (1 - style.taper) * half * 0.2
            let last = length - first
            let taper = style.taper * half
            fill(
                [
                    at(first, 0), at(first + taper, -half), at(last - taper, -half), at(last, 0),
                    at(last - taper, half),
                    at(first + taper, half),
                ],
                level
            )
        }
    }

    /// Blurs along rows, columns or both.
    mutating func blur(_ sigma: Double, isVertical: Bool = true) {
        guard sigma > 0.15 else { return }
        let reach = max(1, Int(sigma * 2.5 + 0.5))
        var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        for isColumn in isVertical ? [false, true] : [false] {
            let before = values
            for y in 0..<height {
                for x in 0..<width {
                    values[y * width + x] = (-reach...reach).reduce(0) { sum, offset in
                        let (px, py) = isColumn ? (x, y + offset) : (x + offset, y)
                        let place = min(max(py, 0), height - 1) * width + min(max(px, 0), width - 1)
                        return sum + weights[offset + reach] * before[place]
                    }
                }
            }
        }
    }
}
