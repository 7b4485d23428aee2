import GeometryEngine
import Testing

@Suite("Closed lines")
struct ClosedLineTests {
    /// A square with a notch in its right side.
    private let line = ClosedLine(
        [(0, 0), (4, 0), (4, 1), (2, 2), (4, 3), (4, 4), (0, 4)].map { Point(x: $0, y: $1) }
    )

    @Test(
        "A point is inside, or not",
        arguments: [(1, 2, true), (3, 2, false), (3.9, 0.5, true), (-1, 2, false), (5, 0.5, false), (1, -0.1, false)]
    )
    func encloses(x: Double, y: Double, isInside: Bool) {
        #expect(line.encloses(Point(x: x, y: y)) == isInside)
        // The direction of the line doesn't matter.
        #expect(ClosedLine(line.points.reversed()).encloses(Point(x: x, y: y)) == isInside)
    }

    @Test("The distance is that from the nearest side, or corner")
    func distance() {
        #expect(line.distance(to: Point(x: -3, y: 2)) == 3)
        #expect(line.distance(to: Point(x: -3, y: -4)) == 5)
        #expect(line.distance(to: Point(x: 1, y: 2)) == 1)
        #expect(line.distance(to: Point(x: 2, y: 2)) == 0)
    }

    @Test("A line of no points, or of one, encloses nothing")
    func empty() {
        #expect(!ClosedLine([]).encloses(Point(x: 0, y: 0)))
        #expect(ClosedLine([]).distance(to: Point(x: 0, y: 0)) == .infinity)
        #expect(!ClosedLine([Point(x: 0, y: 0)]).encloses(Point(x: 0, y: 0)))
        #expect(ClosedLine([Point(x: 0, y: 0)]).distance(to: Point(x: 3, y: 4)) == 5)
        #expect(!line.encloses(Point(x: .nan, y: .nan)) && !line.encloses(Point(x: .infinity, y: 1)))
    }
}
