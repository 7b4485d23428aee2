import CoreVideo
import Foundation
import FoveaCapture
import GeometryEngine
import PictureEngine
import Testing

@Suite("A highlighted part of a picture")
struct HighlightTests {
    private let picture: CapturedPicture

    init() throws { picture = try CapturedPicture(Drawn.file(400, 300)) }

    @Test("Crops to a rectangle, exact to the pixel")
    func rectangle() throws {
        let region = PictureRegion(x: 0.25, y: 0.1, width: 0.5, height: 0.4)
        let buffer = try picture.pixelBuffer(of: .rectangle(region))
        #expect(buffer.size == CVImageSize(width: 200, height: 120))
        for (x, y) in [(0, 0), (199, 0), (0, 119), (199, 119)] {
            #expect(buffer.pixel(x, y) == Drawn.color(x + 100, y + 30))
        }
    }

    @Test("Has all pixels of a part of a picture that is larger than the size")
    func partOfLarge() throws {
        let large = try CapturedPicture(Drawn.file(4000, 200))
        let buffer = try large.pixelBuffer(of: .rectangle(PictureRegion(x: 0.5, y: 0, width: 0.25, height: 1)))
        #expect(buffer.size == CVImageSize(width: 1000, height: 200))
        #expect(buffer.pixel(10, 20) == Drawn.color(2010, 20))
    }

    @Test(
        "Refuses a rectangle without area or outside",
        arguments: [
            PictureRegion(x: 0, y: 0, width: 0, height: 1), PictureRegion(x: 0.6, y: 0, width: 0.5, height: 1),
            PictureRegion(x: -0.1, y: 0, width: 0.5, height: 1), PictureRegion(x: .nan, y: 0, width: 0.5, height: 1),
        ]
    )
    func noRectangle(region: PictureRegion) {
        let error = #expect(throws: CaptureError.self) { try picture.pixelBuffer(of: .rectangle(region)) }
        #expect(error?.code == .invalidHighlight)
    }

    /// A line as a hand draws it.
    enum Stroke: CaseIterable {
        case triangle, starThatCrossesItself, ellipse, ringDrawnTwice

        var points: [Point] {
            switch self {
            case .triangle:
                [Point(x: 0.1, y: 0.2), Point(x: 0.9, y: 0.3), Point(x: 0.4, y: 0.8)]
            case .starThatCrossesItself:
                (0..<5).map { corner in
                    let angle = Double(corner) * 4 * .pi / 5
                    return Point(x: 0.5 + 0.3 * sin(angle), y: 0.5 - 0.4 * cos(angle))
                }
            case .ellipse:
                (0..<200).map { step in
                    let angle = Double(step) * 2 * .pi / 200
                    return Point(x: 0.4 + 0.31 * cos(angle), y: 0.55 + 0.22 * sin(angle))
                }
            case .ringDrawnTwice:
                (0..<90).map { step in
                    let angle = Double(step) * 4 * .pi / 90
                    let height = 0.2 + 0.0005 * Double(step)
                    return Point(x: 0.5 + 0.2 * cos(angle), y: 0.5 + height * sin(angle))
                }
            }
        }
    }

    @Test("Keeps of a lasso what the line encloses, exact to a pixel of the line", arguments: Stroke.allCases)
    func lasso(stroke: Stroke) throws {
        let points = stroke.points
        let buffer = try picture.pixelBuffer(of: .lasso(points))
        let corners = points.map { (x: $0.x * 400, y: $0.y * 300) }
        let left = try #require(corners.map(\.x).min()).rounded(.down)
        let top = try #require(corners.map(\.y).min()).rounded(.down)
        let right = try #require(corners.map(\.x).max()).rounded(.up)
        let bottom = try #require(corners.map(\.y).max()).rounded(.up)
        #expect(buffer.size == CVImageSize(width: Int(right - left), height: Int(bottom - top)))
        var (wrong, inside) = (0, 0)
        // Every seventh pixel, row after row, comes by all columns.
        for index in stride(from: 0, to: buffer.size.width * buffer.size.height, by: 7) {
            let (y, x) = index.quotientAndRemainder(dividingBy: buffer.size.width)
            let place = (x: left + Double(x) + 0.5, y: top + Double(y) + 0.5)
            // Within a pixel of the line either answer is right.
            guard Line.distance(place, corners) > 1 else { continue }
            let isKept = buffer.pixel(x, y) == Drawn.color(x + Int(left), y + Int(top))
            let isInside = Line.winding(place, corners) != 0
            if isInside { inside += 1 }
            if isKept != isInside { wrong += 1 }
        }
        #expect(inside > 1000)
        // A painted pixel may have the mean color by chance.
        #expect(wrong <= 1)
    }

    @Test("Paints what a lasso leaves out in the mean color of what it encloses")
    func outside() throws {
        let triangle = [Point(x: 0, y: 0), Point(x: 0.5, y: 0), Point(x: 0, y: 0.5)]
        let buffer = try picture.pixelBuffer(of: .lasso(triangle))
        let painted = buffer.pixel(buffer.size.width - 1, buffer.size.height - 1)
        #expect(abs(Int(painted[0]) - 66) <= 1)
        #expect(abs(Int(painted[1]) - 50) <= 1)
        #expect(painted[3] == 255)
    }

    @Test("Takes places outside the picture for the nearest ones inside")
    func slipped() throws {
        let points = [Point(x: -1, y: -1), Point(x: 0.5, y: -1), Point(x: 0.5, y: 0.5)]
        #expect(try picture.pixelBuffer(of: .lasso(points)).size == CVImageSize(width: 200, height: 150))
    }

    /// Points that enclose nothing.
    enum Nothing: CaseIterable {
        case none, two, straight, upright, noNumber, tooMany

        var points: [Point] {
            let diagonal = [Point(x: 0, y: 0), Point(x: 1, y: 1)]
            return switch self {
            case .none: []
            case .two: diagonal
            case .straight: diagonal + [Point(x: 0.5, y: 0.5)]
            case .upright: [0, 1, 0.5].map { Point(x: 0.5, y: $0) }
            case .noNumber: diagonal + [Point(x: .nan, y: 0)]
            case .tooMany: Array(repeating: diagonal[1], count: Highlight.maximumPointCount + 1)
            }
        }
    }

    @Test("Refuses a lasso that encloses nothing", arguments: Nothing.allCases)
    func noLasso(line: Nothing) {
        let error = #expect(throws: CaptureError.self) { try picture.pixelBuffer(of: .lasso(line.points)) }
        #expect(error?.code == .invalidHighlight)
    }
}

/// The geometry of a closed line, written another way than the code under test.
private enum Line {
    typealias Place = (x: Double, y: Double)

    static func distance(_ place: Place, _ corners: [Place]) -> Double {
        corners.indices.map { index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let along = square == 0 ? 0 : min(1, max(0, ((place.x - a.x) * dx + (place.y - a.y) * dy) / square))
            return hypot(place.x - a.x - along * dx, place.y - a.y - along * dy)
        }.min() ?? .infinity
    }

    /// How many times the line goes around a place, by the sum of the angles under which its sides are seen.
    static func winding(_ place: Place, _ corners: [Place]) -> Int {
        let sum = corners.indices.reduce(0.0) { sum, index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (ax, ay, bx, by) = (a.x - place.x, a.y - place.y, b.x - place.x, b.y - place.y)
            return sum + atan2(ax * by - ay * bx, ax * bx + ay * by)
        }
        return Int((sum / (2 * .pi)).rounded())
    }
}
