import Foundation
import GeometryEngine

/// Where a network sees each of a body's points, as maps of the square that it looked at.
///
/// The points themselves are exact to some pixels only; where the map is sure, its center of mass is closer.
struct BodyHeatmap {
    /// The width and height of a map.
    static let side = 64
    /// The logits, for each place those of all points.
    private let logits: [Float]
    private let pointCount: Int

    /// The distance around a point in which its map counts.
    private static let reach = 4
    /// The probability from which on a map is sure.
    private static let sure: Float = 0.5

    /// Creates maps, or returns nil when the numbers are fewer or more.
    init?(_ logits: [Float], pointCount: Int) {
        guard pointCount > 0, logits.count == Self.side * Self.side * pointCount else { return nil }
        self.logits = logits
        self.pointCount = pointCount
    }

    /// Returns a point's place, in fractions of the square, as the map near it says.
    func refined(_ place: Point, index: Int) -> Point {
        let (x, y) = (place.x * Double(Self.side), place.y * Double(Self.side))
        let size = Double(Self.side)
        guard x >= 0, x < size, y >= 0, y < size else { return place }
        let (columns, rows) = (Self.span(around: Int(x)), Self.span(around: Int(y)))
        var (sum, sumX, sumY, most): (Float, Float, Float, Float) = (0, 0, 0, 0)
        for row in rows {
            for column in columns {
                let probability = 1 / (1 + exp(-logits[(row * Self.side + column) * pointCount + index]))
                sum += probability
                sumX += probability * Float(column)
                sumY += probability * Float(row)
                most = max(most, probability)
            }
        }
        guard most >= Self.sure, sum > 0 else { return place }
        return Point(x: Double(sumX / sum) / size, y: Double(sumY / sum) / size)
    }

    private static func span(around index: Int) -> ClosedRange<Int> {
        max(0, index - reach)...min(side - 1, index + reach)
    }
}
