import Foundation
import GeometryEngine
import TextEngine

/// A page's own upright frame, about in pixels of the picture: lines of text run along its rows.
///
/// Lines of a page that is photographed from the side aren't parallel; the frame follows those at the top and those at the
/// bottom.
struct PageFrame {
    /// The picture's size in pixels.
    private let width: Double
    private let height: Double
    /// The maps from the frame to the picture's pixels, and back.
    private let forward: Homography
    private let backward: Homography
    /// A Boolean value that indicates whether the frame is the picture's own.
    let isUpright: Bool

    /// Creates the frame of lines in a picture of a size.
    init(of lines: [TextLine], width: Int, height: Int) {
        (self.width, self.height) = (Double(width), Double(height))
        let (x, y) = (self.width, self.height)
        let corners = lines.map { $0.corners.scaled(x: x, y: y) }.filter { line in
            line.corners.allSatisfy { abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }
        }
        let angle = Self.angle(of: corners.map(\.direction))
        let turned = Homography(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
        let back = turned.inverted() ?? turned
        if let leaning = Self.leaning(corners.compactMap { line in line.applying(back) }) {
            let map = leaning.followed(by: turned)
            if let inverse = map.inverted() {
                (forward, backward, isUpright) = (map, inverse, false)
                return
            }
        }
        (forward, backward, isUpright) = (turned, back, angle == 0)
    }

    /// The angle, in radians, that is taken for a rounding error: a pixel in a thousand.
    private static let level = 0.001
    /// The distance, in pixels, beyond which nothing is placed.
    private static let farthest = 1e9

    // MARK: - Places

    /// Returns the box around corners, which are fractions of the picture's sides; that of no real corners is empty.
    func box(_ corners: Quadrilateral) -> Rect {
        let places = corners.corners.compactMap { backward.applied(to: Point(x: $0.x * width, y: $0.y * height)) }
        let isReal = places.count == 4 && places.allSatisfy { abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }
        return isReal ? Rect(around: places) : .empty
    }

    /// Returns the corners of a box, in fractions of the picture's sides.
    func corners(_ box: Rect) -> Quadrilateral {
        Quadrilateral(box).map { place in
            let point = forward.applied(to: place) ?? place
            return Point(x: point.x / max(width, 1), y: point.y / max(height, 1))
        }
    }

    // MARK: - Directions

    /// Returns the angle at which most lines run; a few that run elsewhere don't bend the page.
    private static func angle(of directions: [Point]) -> Double {
        func sum(_ points: [Point]) -> Point {
            points.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
        }
        let rough = sum(directions)
        let exact = sum(
            directions.filter { direction in
                let along = direction.x * rough.x + direction.y * rough.y
                return along > 0 && abs(direction.y * rough.x - direction.x * rough.y) < 0.36 * along
            }
        )
        let angle = exact.x == 0 && exact.y == 0 ? 0 : atan2(exact.y, exact.x)
        return abs(angle) < level ? 0 : angle
    }

    /// The fewest lines that tell how a page leans, and the least and most difference of slopes between its top and its
    /// bottom.
    private static let (leastLines, slopes) = (6, 0.015...0.5)

    /// Returns the map from a frame whose rows are parallel to one in which lines run at slopes that change from the top to
    /// the bottom; nil where they don't.
    private static func leaning(_ lines: [Quadrilateral]) -> Homography? {
        let bounds = lines.reduce(Rect.empty) { $0.union($1.bounds) }
        let long = lines.filter { $0.sideLengths[0] > 5 * $0.sideLengths[1] && $0.direction.x > 0 }
        guard long.count >= leastLines, !bounds.isEmpty else { return nil }
        // A straight line through the slopes over the heights, in which long lines count more.
        let weights = long.map(\.direction.x)
        let whole = weights.reduce(0, +)
        func mean(_ values: [Double]) -> Double { zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 } / whole }
        let places = long.map(\.bounds.middle.y)
        let angles = long.map { $0.direction.y / $0.direction.x }
        let (place, angle) = (mean(places), mean(angles))
        let spread = mean(places.map { ($0 - place) * ($0 - place) })
        let common = mean(zip(places, angles).map { ($0 - place) * ($1 - angle) })
        let scatter = mean(angles.map { ($0 - angle) * ($0 - angle) })
        guard spread > 0, scatter > 0 else { return nil }
        let change = common / spread
        // Half of the differences are told by the places, or it is chance.
        guard common * common > 0.5 * spread * scatter, slopes.contains(abs(change * bounds.height)) else { return nil }
        func row(_ y: Double) -> (left: Point, right: Point) {
            let slope = angle + change * (y - place)
            let half = bounds.width / 2
            return (Point(x: bounds.minX, y: y - slope * half), Point(x: bounds.maxX, y: y + slope * half))
        }
        let (top, bottom) = (row(bounds.minY), row(bounds.maxY))
        return Homography(
            width: bounds.width,
            height: bounds.height,
            to: Quadrilateral(
                topLeft: top.left,
                topRight: top.right,
                bottomRight: bottom.right,
                bottomLeft: bottom.left
            )
        )
    }
}

extension Quadrilateral {
    /// The direction of the upper and the lower side, as long as they are.
    fileprivate var direction: Point {
        Point(
            x: (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2,
            y: (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2
        )
    }

    /// Returns the corners' images, or nil when one has none.
    fileprivate func applying(_ map: Homography) -> Quadrilateral? {
        let images = corners.compactMap(map.applied)
        guard images.count == 4 else { return nil }
        return Quadrilateral(topLeft: images[0], topRight: images[1], bottomRight: images[2], bottomLeft: images[3])
    }
}
