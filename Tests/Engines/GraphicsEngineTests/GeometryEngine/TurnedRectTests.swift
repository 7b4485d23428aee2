import Foundation
import GeometryEngine
import Testing

@Suite("Turned rectangles")
struct TurnedRectTests {
    private let rect = TurnedRect(center: Point(x: 10, y: 20), width: 8, height: 4, angle: .pi / 2)

    @Test("A quarter turn brings the upper left corner to the upper right")
    func corners() {
        let corners = rect.corners
        for (corner, expected) in zip(corners.corners, [(12.0, 16.0), (12, 24), (8, 24), (8, 16)]) {
            #expect(corner.distance(to: Point(x: expected.0, y: expected.1)) < 1e-12)
        }
    }

    @Test("A place and its point convert into each other", arguments: [0, 0.3, -2, 7.5])
    func places(angle: Double) {
        var rect = rect
        rect.angle = angle
        let place = Point(x: 0.2, y: 1.4)
        #expect(rect.place(of: rect.point(at: place)).distance(to: place) < 1e-12)
    }

    @Test("The square keeps the center; a move follows the sides")
    func changes() {
        #expect(rect.square(scaled: 1.5) == TurnedRect(center: rect.center, width: 12, height: 12, angle: .pi / 2))
        #expect(rect.moved(x: 0, y: -0.5).center.distance(to: Point(x: 12, y: 20)) < 1e-12)
        #expect(TurnedRect(Rect(x: 1, y: 2, width: 4, height: 6)).center == Point(x: 3, y: 5))
    }

    @Test("The rectangle around points touches the outermost ones", arguments: [0, 0.3, -2, 7.5])
    func around(angle: Double) {
        let drawn = TurnedRect(center: Point(x: 30, y: -20), width: 40, height: 60, angle: angle)
        let places = [Point(x: 0, y: 0.3), Point(x: 0.6, y: 1), Point(x: 1, y: 0.5), Point(x: 0.2, y: 0)]
        let rect = TurnedRect(around: places.map(drawn.point), angle: angle)
        #expect(rect.center.distance(to: drawn.center) < 1e-9 && rect.angle == angle)
        #expect(abs(rect.width - 40) < 1e-9 && abs(rect.height - 60) < 1e-9)
        #expect(TurnedRect(around: [], angle: angle).width == 0)
    }
}
