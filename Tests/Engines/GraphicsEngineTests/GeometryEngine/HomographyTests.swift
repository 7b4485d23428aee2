import GeometryEngine
import Testing

@Suite("Maps that keep lines straight")
struct HomographyTests {
    private let quad = Quadrilateral(
        topLeft: Point(x: 3, y: 1),
        topRight: Point(x: 9, y: 2),
        bottomRight: Point(x: 12, y: 8),
        bottomLeft: Point(x: 1, y: 7)
    )

    private func expectNear(_ a: Point?, _ b: Point) throws {
        #expect(try #require(a).distance(to: b) < 1e-9)
    }

    @Test("A rectangle's corners go where they are sent, and come back", arguments: [(1.0, 1.0), (640, 480)])
    func corners(width: Double, height: Double) throws {
        let map = try #require(Homography(width: width, height: height, to: quad))
        let back = try #require(map.inverted())
        let rectangle = Quadrilateral(Rect(x: 0, y: 0, width: width, height: height))
        for (corner, origin) in zip(quad.corners, rectangle.corners) {
            try expectNear(map.applied(to: origin), corner)
            try expectNear(back.applied(to: corner), origin)
        }
    }

    @Test("Nothing is made of corners on a line, or of what is no number")
    func refusals() {
        func line(_ step: Double) -> Quadrilateral {
            Quadrilateral(
                topLeft: Point(x: 0, y: 0),
                topRight: Point(x: step, y: step),
                bottomRight: Point(x: 2 * step, y: 2 * step),
                bottomLeft: Point(x: 3 * step, y: 3 * step)
            )
        }
        for step in [0, 1, .nan, .infinity, -Double.greatestFiniteMagnitude] {
            #expect(Homography(unitSquareTo: line(step)) == nil)
        }
        #expect(Homography(width: 0, height: 1, to: quad) == nil)
        #expect(Homography(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
    }

    @Test("Two maps one after the other are one")
    func followed() throws {
        let move = Homography(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: -2)
        let double = Homography(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        #expect(move.followed(by: double).applied(to: Point(x: 1, y: 1)) == Point(x: 12, y: -2))
        #expect(double.followed(by: move).applied(to: Point(x: 1, y: 1)) == Point(x: 7, y: 0))
    }

    @Test("Between centers of pixels the same places have other numbers")
    func centers() throws {
        let map = try #require(Homography(unitSquareTo: quad))
        let moved = try #require(map.applied(to: Point(x: 0.5, y: 0.75)))
        try expectNear(
            map.betweenCenters.applied(to: Point(x: 0, y: 0.25)),
            Point(x: moved.x - 0.5, y: moved.y - 0.5)
        )
    }

    @Test("The flipped map takes flipped points to flipped points")
    func flipped() throws {
        let map = try #require(Homography(unitSquareTo: quad))
        let point = Point(x: 0.3, y: 0.6)
        try expectNear(
            map.flipped.applied(to: point.flipped(in: 0)),
            try #require(map.applied(to: point)).flipped(in: 0)
        )
        #expect(map.flipped.flipped == map)
    }

    @Test("The image of a rectangle is bounded, or the whole plane beyond the horizon")
    func bounds() throws {
        let map = try #require(Homography(unitSquareTo: quad))
        let image = map.bounds(of: Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(image.minX - 1) < 1e-9 && abs(image.maxY - 8) < 1e-9)
        #expect(map.bounds(of: .empty) == .empty)
        #expect(map.bounds(of: .infinite) == .infinite)
        // The sides converge to the right, so the horizon lies on the left.
        let steep = Quadrilateral(
            topLeft: Point(x: 0, y: 0),
            topRight: Point(x: 10, y: 4),
            bottomRight: Point(x: 10, y: 6),
            bottomLeft: Point(x: 0, y: 10)
        )
        let tilted = try #require(Homography(unitSquareTo: steep))
        #expect(tilted.applied(to: Point(x: -1, y: 0)) == nil)
        #expect(tilted.bounds(of: Rect(x: -1, y: 0, width: 2, height: 1)) == .infinite)
    }
}
