import Foundation
import GeometryEngine
package import PictureEngine
import PixelEngine
package import TextEngine

/// The engine that reads the displays of devices.
///
/// It finds rows of digits of segments or dots without any frame around them, and tells from their places, and from labels in
/// the text around them, what they mean. It answers nothing rather than what it isn't sure of.
package enum DisplayEngine {
    /// The longer side at which a picture is examined.
    private static let side = 1_280
    /// The slope of text, in radians, from which on the picture is leveled before digits are sought.
    private static let leastSlope = 0.06

    /// Returns what health devices in a picture show.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the network can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - lines: The text of the picture, which has the labels.
    package static func findings(in picture: Picture, lines: [TextLine]) throws -> [DisplayFinding] {
        // Digits without a label could be anything, and most pictures have none.
        guard lines.contains(where: { label($0, width: 1, height: 1, angle: 0) != nil }) else { return [] }
        let planes = try ColorPlanes(picture.raster(for: picture.need(within: side)))
        let angle = slope(of: lines, width: planes.width, height: planes.height)
        let rows = try RowReader().rows(in: angle == 0 ? planes : planes.map { $0.leveled(angle) })
        let labels = lines.compactMap { label($0, width: planes.width, height: planes.height, angle: angle) }
        guard
            let found = PressureLayout(rows: rows, labels: labels).finding()
                ?? QuantityLayout(rows: rows, labels: labels).finding()
        else { return [] }
        let corners = found.rows.map { row in
            row.place.corners.map { point in
                let turned = turn(point, width: planes.width, height: planes.height, angle: -angle)
                return Point(x: turned.x / Double(planes.width), y: turned.y / Double(planes.height))
            }
        }
        let confidence = found.rows.map(\.confidence).min() ?? 0
        return [DisplayFinding(reading: found.reading, corners: corners, confidence: confidence)]
    }

    // MARK: - Slopes

    /// The angle of most lines of text, or zero if it is small.
    private static func slope(of lines: [TextLine], width: Int, height: Int) -> Double {
        let angles = lines.compactMap { line -> Double? in
            let corners = line.corners.scaled(x: Double(width), y: Double(height))
            let (dx, dy) = (corners.topRight.x - corners.topLeft.x, corners.topRight.y - corners.topLeft.y)
            let angle = atan2(dy, dx)
            return abs(angle) < 0.6 && dx > 1.5 * corners.topLeft.distance(to: corners.bottomLeft) ? angle : nil
        }.sorted()
        guard !angles.isEmpty else { return 0 }
        let middle = angles[angles.count / 2]
        return abs(middle) < leastSlope ? 0 : middle
    }

    /// The place of a point after everything was turned about the middle.
    private static func turn(_ point: Point, width: Int, height: Int, angle: Double) -> Point {
        let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
        let (dx, dy) = (point.x - middleX, point.y - middleY)
        return Point(
            x: middleX + cos(angle) * dx + sin(angle) * dy,
            y: middleY - sin(angle) * dx + cos(angle) * dy
        )
    }

    private static func label(_ line: TextLine, width: Int, height: Int, angle: Double) -> DisplayLabel? {
        let corners = line.corners.scaled(x: Double(width), y: Double(height)).map {
            turn($0, width: width, height: height, angle: angle)
        }
        let box = corners.bounds
        return DisplayLabel(line.readings.first?.text ?? "", middle: box.middle, height: box.height)
    }
}
