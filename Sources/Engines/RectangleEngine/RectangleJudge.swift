import CRectangleKernels
import GeometryEngine
import PixelEngine

/// A precise measurement of quadrilaterals: subpixel corners, and the contrast at their sides.
struct RectangleJudge {
    private let pixels: Raster
    private let scale: Double
    private let criteria: RectangleCriteria

    /// Creates a judge for pixels at a scale relative to those in which the quadrilaterals were found.
    init(fine pixels: Raster, scale: Double, criteria: RectangleCriteria) {
        self.pixels = pixels
        self.scale = scale
        self.criteria = criteria
    }

    /// Returns the quadrilateral as a rectangle with a confidence, or nil when it doesn't meet the criteria.
    func judged(_ corners: Quadrilateral, drawn: Double) -> FoundRectangle? {
        guard drawn >= Self.weakest else { return nil }
        let refined = refined(corners)
        guard meetsCriteria(refined) else { return nil }
        return FoundRectangle(corners: refined, confidence: min(max(drawn, 0), 1))
    }

    /// The least evidence, relative to a completely visible rectangle.
    ///
    /// Accidental combinations of other edges stay below.
    private static let weakest = 0.5

    private func meetsCriteria(_ corners: Quadrilateral) -> Bool {
        guard corners.isConvex, corners.skew <= min(max(criteria.quadratureTolerance, 0), 45) else { return false }
        let sides = corners.sideLengths
        let (first, second) = ((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2)
        let (shorter, longer) = (min(first, second), max(first, second))
        // The corners of a small square may be off by a hundredth.
        guard shorter / longer >= criteria.minimumAspectRatio - 0.01,
            shorter / longer <= criteria.maximumAspectRatio + 0.01
        else { return false }
        return shorter >= criteria.minimumSize * Double(min(pixels.width, pixels.height)) * 0.99
    }
}

// MARK: - Refinement

extension RectangleJudge {
    /// A line as the points where `normal · point = offset`.
    private struct Line {
        var normalX: Double
        var normalY: Double
        var offset: Double

        func crossing(_ other: Line) -> Point? {
            let determinant = normalX * other.normalY - normalY * other.normalX
            guard abs(determinant) > 1e-6 else { return nil }
            return Point(
                x: (offset * other.normalY - normalY * other.offset) / determinant,
                y: (normalX * other.offset - offset * other.normalX) / determinant
            )
        }
    }

    /// The quadrilateral with its sides on the strongest edges nearby.
    func refined(_ corners: Quadrilateral) -> Quadrilateral {
        let points = corners.corners
        let lines = (0..<4).map { refinedSide(points[$0], points[($0 + 1) % 4]) }
        let crossings = (0..<4).map { lines[($0 + 3) % 4].crossing(lines[$0]) ?? points[$0] }
        // A corner that moved far shows that a side was mistaken for another.
        let limit = 4 * scale
        guard zip(crossings, points).allSatisfy({ $0.distance(to: $1) <= limit }) else { return corners }
        return Quadrilateral(
            topLeft: crossings[0],
            topRight: crossings[1],
            bottomRight: crossings[2],
            bottomLeft: crossings[3]
        )
    }

    /// Returns whether a side is on the border of the pixels, where there is no contrast to measure.
    private func isBorder(_ a: Point, _ b: Point) -> Bool {
        func both(_ value: (Point) -> Double, _ place: Double) -> Bool {
            abs(value(a) - place) < 0.25 && abs(value(b) - place) < 0.25
        }
        return both(\.x, 0) || both(\.y, 0) || both(\.x, Double(pixels.width)) || both(\.y, Double(pixels.height))
    }

    private func refinedSide(_ a: Point, _ b: Point) -> Line {
        let length = max(a.distance(to: b), 1)
        let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
        let start = Line(normalX: -uy, normalY: ux, offset: -uy * a.x + ux * a.y)
        guard !isBorder(a, b) else { return start }
        // Near the corners, a rounded corner or the neighboring side would interfere.
        let (from, to) = (0.08 * length, 0.92 * length)
        let count = 48
        var offsets = [Float](repeating: 0, count: count)
        var strengths = offsets
        unsafe pixels.withKernelPicture { picture in
            unsafe offsets.withUnsafeMutableBufferPointer { offsets in
                unsafe strengths.withUnsafeMutableBufferPointer { strengths in
                    unsafe fovea_find_steps(
                        picture,
                        a.x + from * ux - 0.5,
                        a.y + from * uy - 0.5,
                        a.x + to * ux - 0.5,
                        a.y + to * uy - 0.5,
                        1.5 * scale + 0.5,
                        CInt(count),
                        offsets.baseAddress,
                        strengths.baseAddress
                    )
                }
            }
        }
        let samples = (0..<count).map { index in
            let part = (Double(index) + 0.5) / Double(count)
            let weight = Double(min(strengths[index], 40))
            return (along: from + (to - from) * part - length / 2, across: Double(offsets[index]), weight: weight)
        }
        guard let (shift, slope) = Self.fittedLine(samples) else { return start }
        // The new line goes through the side's center, moved by the shift and rotated by the slope.
        let (mx, my) = ((a.x + b.x) / 2 - uy * shift, (a.y + b.y) / 2 + ux * shift)
        let norm = (1 + slope * slope).squareRoot()
        let (dx, dy) = ((ux - uy * slope) / norm, (uy + ux * slope) / norm)
        return Line(normalX: -dy, normalY: dx, offset: -dy * mx + dx * my)
    }

    /// The robust line through the samples: its offset in the center and its slope.
    private static func fittedLine(
        _ samples: [(along: Double, across: Double, weight: Double)]
    ) -> (shift: Double, slope: Double)? {
        var (shift, slope) = (0.0, 0.0)
        // Outliers count less with every iteration, so that a few samples on something else don't bend the line.
        for width in [2.0, 1.2, 0.8, 0.5] {
            var (n, sx, sy, sxx, sxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
            for sample in samples where sample.weight >= 4 {
                let off = (sample.across - shift - slope * sample.along) / width
                let weight = sample.weight / ((1 + off * off) * (1 + off * off))
                n += weight
                sx += weight * sample.along
                sy += weight * sample.across
                sxx += weight * sample.along * sample.along
                sxy += weight * sample.along * sample.across
            }
            let determinant = n * sxx - sx * sx
            guard n > 0, determinant > 1e-9 * n * n else { return nil }
            slope = (n * sxy - sx * sy) / determinant
            shift = (sy - slope * sx) / n
        }
        return (shift, slope)
    }
}
