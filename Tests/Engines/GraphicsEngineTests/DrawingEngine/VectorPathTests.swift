import Foundation
import Testing

@testable import DrawingEngine

@Suite("Paths")
struct VectorPathTests {
    private static let disk = {
        var path = VectorPath()
        path.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
        return path
    }()

    @Test("An ellipse of four curves is round to three ten-thousandths of its radius")
    func ellipse() {
        // The published error of this approximation is 0.027 %.
        let distances = Self.disk.flattened().joined().map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
        #expect(distances.allSatisfy { (0.99999...1.00028).contains($0) })
        #expect(distances.count > 100)
    }

    @Test("Bounds hold the curve, and control bounds the points that shape it")
    func bounds() throws {
        var path = VectorPath()
        path.move(to: .zero)
        path.addQuadratic(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
        // A parabola reaches half of the height of its control point.
        let bounds = try #require(path.bounds)
        #expect(abs(bounds.maxY - 1) < 1e-12 && bounds.minY == 0 && bounds.width == 2)
        #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(VectorPath().bounds == nil && VectorPath().controlBounds == nil)
    }

    @Test("Two rings around one another leave a hole by the even-odd rule, and by winding when they run apart")
    func rules() {
        func rings(_ inner: [CGPoint]) -> VectorPath {
            var path = VectorPath()
            path.addRectangle(CGRect(x: 0, y: 0, width: 4, height: 4))
            path.move(to: inner[0])
            for point in inner.dropFirst() { path.addLine(to: point) }
            path.close()
            return path
        }
        let inner = [(1, 1), (3, 1), (3, 3), (1, 3)].map { CGPoint(x: Double($0.0), y: Double($0.1)) }
        let (alike, apart) = (rings(inner), rings(inner.reversed()))
        let (middle, rim) = (CGPoint(x: 2, y: 2), CGPoint(x: 0.5, y: 2))
        #expect(alike.contains(middle, rule: .winding) && !alike.contains(middle, rule: .evenOdd))
        #expect(!apart.contains(middle, rule: .winding) && !apart.contains(middle, rule: .evenOdd))
        for path in [alike, apart] {
            #expect(path.contains(rim, rule: .winding) && path.contains(rim, rule: .evenOdd))
            #expect(!path.contains(CGPoint(x: 5, y: 2), rule: .winding))
        }
    }

    @Test(
        "An arc turns the way it is told to",
        arguments: [(false, 0.5, 1.0), (true, 0.5, -1.0), (false, 2.5, 0.0), (true, -2.5, 0.0)]
    )
    func arcs(decreasing: Bool, turns: Double, heightOfMiddle: Double) throws {
        var path = VectorPath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: turns * 2 * .pi, decreasing: decreasing)
        let points = path.flattened().joined().map { $0 }
        let middle = points[points.count / 2]
        // Half a turn passes above or below; more than a turn is a whole one, whose middle lies opposite.
        #expect(abs(middle.y - heightOfMiddle) < 0.01, "\(middle)")
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - (abs(turns) < 1 ? -1 : 1)) < 1e-9 && abs(end.y) < 1e-9)
    }

    @Test("A rounded corner touches both lines at the tangent's length")
    func corner() throws {
        var path = VectorPath()
        path.move(to: .zero)
        path.addArc(corner: CGPoint(x: 4, y: 0), end: CGPoint(x: 4, y: 4), radius: 1)
        guard case .line(let first) = path.elements[1] else {
            Issue.record("no line leads to the arc")
            return
        }
        #expect(abs(first.x - 3) < 1e-9 && abs(first.y) < 1e-9)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 4) < 1e-9 && abs(end.y - 1) < 1e-9)
        #expect(path.flattened().joined().allSatisfy { $0.x <= 4 + 1e-9 && $0.y >= -1e-9 })
    }

    @Test("A path goes on where a closed one began")
    func closing() {
        var path = VectorPath()
        path.close()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 1))
        path.close()
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 3, y: 3))
        #expect(path.elements.suffix(3) == [.close, .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 3, y: 3))])
    }

    @Test("A transform moves every point, and the place where the path goes on")
    func transforming() {
        let moved = Self.disk.transformed(by: AffineTransform(m11: 3, m12: 0, m21: 0, m22: 2, tX: 10, tY: 20))
        #expect(moved.bounds == CGRect(x: 7, y: 18, width: 6, height: 4))
        #expect(moved.currentPoint == CGPoint(x: 13, y: 20))
    }
}
