import Foundation
import GeometryEngine
import Testing

@Suite("Measures of closed lines")
struct ClosedLineMeasureTests {
    @Test("The area is positive clockwise on the screen")
    func area() {
        let corners = [Point(x: 1, y: 1), Point(x: 4, y: 1), Point(x: 4, y: 3), Point(x: 1, y: 3)]
        #expect(ClosedLine(corners).area == 6 && ClosedLine(corners.reversed()).area == -6)
        #expect(ClosedLine(corners).length == 10)
        #expect(ClosedLine([]).area == 0 && ClosedLine([]).length == 0)
        #expect(ClosedLine([Point(x: 1, y: 1)]).length == 0)
    }

    @Test("What is left out is within the tolerance", arguments: [0.0, 0.3, 1, 4, 30])
    func corners(tolerance: Double) {
        let points = (0..<720).map { step -> Point in
            let angle = Double(step) * .pi / 360
            let radius = 60 + 8 * sin(9 * angle) + 2 * cos(31 * angle)
            return Point(x: radius * cos(angle), y: radius * sin(angle))
        }
        let corners = ClosedLine(points).corners(within: tolerance)
        #expect(corners == corners.sorted() && Set(corners).count == corners.count)
        let simple = ClosedLine(corners.map { points[$0] })
        #expect(points.allSatisfy { simple.distance(to: $0) <= tolerance + 1e-9 })
        #expect(tolerance == 0 || corners.count < 720)
    }

    @Test("Few points, and many at one place, are left as they are or fewer")
    func degenerate() {
        let point = Point(x: 2, y: 3)
        #expect(ClosedLine([]).corners(within: 1) == [])
        #expect(ClosedLine([point, point]).corners(within: 1) == [0, 1])
        #expect(ClosedLine(Array(repeating: point, count: 100)).corners(within: 0) == [0])
    }

    /// Lines of which one division leaves nearly all, again and again.
    static let hostile: [(name: String, point: @Sendable (Double) -> Point)] = [
        ("comb", { Point(x: $0, y: $0.truncatingRemainder(dividingBy: 2) * 50) }),
        ("decaying saw", { Point(x: $0, y: $0.truncatingRemainder(dividingBy: 2) * (20_000 - $0)) }),
        ("growing saw", { Point(x: $0, y: $0.truncatingRemainder(dividingBy: 2) * $0) }),
    ]

    @Test("A hostile line takes no more than a moment", arguments: hostile.indices)
    func work(index: Int) {
        let points = (0..<20_000).map { Self.hostile[index].point(Double($0)) }
        let time = ContinuousClock().measure { #expect(ClosedLine(points).corners(within: 0.1).count > 19_000) }
        #expect(time < .seconds(10))
    }
}
