import Foundation
import GeometryEngine
import TextEngine

/// A page's own upright frame, in pixels of the picture: lines of text run along its rows.
struct PageFrame {
    /// The picture's size in pixels.
    private let width: Double
    private let height: Double
    /// A unit square along the lines, in whose fractions places are pixels.
    private let axes: TurnedRect

    /// Creates the frame of lines in a picture of a size.
    init(of lines: [TextLine], width: Int, height: Int) {
        (self.width, self.height) = (Double(width), Double(height))
        let (x, y) = (self.width, self.height)
        let directions = lines.map { $0.corners.scaled(x: x, y: y) }.filter(Self.isPlace).map { corners in
            Point(x: corners.topRight.x - corners.topLeft.x, y: corners.topRight.y - corners.topLeft.y)
        }
        // A few lines run elsewhere; they don't bend the page.
        let rough = Self.sum(directions)
        let near = directions.filter { direction in
            let along = direction.x * rough.x + direction.y * rough.y
            let across = direction.y * rough.x - direction.x * rough.y
            return along > 0 && abs(across) < 0.36 * along
        }
        let exact = Self.sum(near)
        let angle = near.isEmpty ? 0 : atan2(exact.y, exact.x)
        let corner = Point(x: 0, y: 0)
        axes = TurnedRect(center: corner, width: 1, height: 1, angle: abs(angle) < Self.level ? 0 : angle)
    }

    /// The angle, in radians, that is taken for a rounding error: a pixel in a thousand.
    private static let level = 0.001

    /// How far from the picture's corner anything is, in pixels; numbers that are none are nowhere.
    private static let farthest = 1e9

    private static func isPlace(_ corners: Quadrilateral) -> Bool {
        corners.corners.allSatisfy { abs($0.x) < farthest && abs($0.y) < farthest }
    }

    private static func sum(_ points: [Point]) -> Point {
        points.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    }

    /// A Boolean value that indicates whether the frame is the picture's own.
    var isUpright: Bool { axes.angle == 0 }

    /// Returns the box around corners, which are fractions of the picture's sides; one without a size where they are nowhere.
    func box(_ corners: Quadrilateral) -> Rect {
        let placed = corners.map(place)
        return Self.isPlace(placed) ? placed.bounds : Rect(x: 0, y: 0, width: 0, height: 0)
    }

    /// Returns the place of a point of the picture.
    func place(_ point: Point) -> Point { axes.place(of: Point(x: point.x * width, y: point.y * height)) }

    /// Returns the corners of a box, in fractions of the picture's sides.
    func corners(_ box: Rect) -> Quadrilateral {
        Quadrilateral(box).map { place in
            let point = axes.point(at: place)
            return Point(x: point.x / max(width, 1), y: point.y / max(height, 1))
        }
    }
}
