import GeometryEngine
import Testing

@Suite("Quadrilaterals")
struct QuadrilateralTests {
    private let square = Quadrilateral(Rect(x: 1, y: 2, width: 4, height: 4))

    @Test("A rectangle's corners come clockwise from the upper left one")
    func corners() {
        #expect(square.topLeft == Point(x: 1, y: 2))
        #expect(square.corners.map(\.x) == [1, 5, 5, 1])
        #expect(square.corners.map(\.y) == [2, 2, 6, 6])
        #expect(square.bounds == Rect(x: 1, y: 2, width: 4, height: 4))
        #expect(square.scaled(x: 2, y: 0.5).bounds == Rect(x: 2, y: 1, width: 8, height: 2))
    }

    @Test("Whichever corner comes first, the top side points to the right", arguments: 0..<4)
    func clockwise(first: Int) throws {
        let turned = (0..<4).map { square.corners[($0 + first) % 4] }
        #expect(Quadrilateral(clockwise: turned) == square)
        #expect(Quadrilateral(clockwise: Array(turned.dropLast())) == nil)
    }

    @Test("A square has an area, equal sides and right angles")
    func measures() {
        #expect(square.area == 16)
        #expect(square.sideLengths == [4, 4, 4, 4])
        #expect(square.skew < 1e-9)
        #expect(square.isConvex)
        #expect(!square.flipped.isConvex)
        #expect(square.flipped.area == -16)
    }

    @Test("A point on a side is inside, whichever way around the corners are")
    func contains() {
        for quad in [
            square, square.flipped.flipped, square.map { Point(x: -$0.x, y: $0.y) }.map { Point(x: -$0.x, y: $0.y) },
        ] {
            #expect(quad.contains(Point(x: 3, y: 3)) && quad.contains(Point(x: 1, y: 4)))
            #expect(!quad.contains(Point(x: 0.9, y: 4)) && !quad.contains(Point(x: .nan, y: 4)))
        }
        #expect(square.flipped.contains(Point(x: 3, y: 3).flipped()))
    }

    @Test("What two have in common")
    func common() {
        let other = Quadrilateral(Rect(x: 3, y: 4, width: 4, height: 4))
        #expect(square.commonArea(with: other) == 4)
        #expect(Set(square.part(in: other)) == Set(Quadrilateral(Rect(x: 3, y: 4, width: 2, height: 2)).corners))
        #expect(square.part(in: Quadrilateral(Rect(x: 9, y: 9, width: 1, height: 1))).isEmpty)
        #expect(abs(square.overlap(with: other) - 4.0 / 28) < 1e-12)
        #expect(square.overlap(with: square) == 1)
        #expect(square.overlap(with: square.flipped) == 0)
        #expect(square.commonArea(with: Quadrilateral(Rect(x: 9, y: 9, width: 1, height: 1))) == 0)
    }

    @Test("Stands upright where its sides are horizontal and vertical")
    func upright() {
        let wide = Quadrilateral(Rect(x: 10, y: 20, width: 200, height: 100))
        #expect(wide.isUpright(within: 0))
        func moved(x: Double = 0, y: Double = 0) -> Quadrilateral {
            var quad = wide
            quad.bottomRight = Point(x: quad.bottomRight.x + x, y: quad.bottomRight.y + y)
            return quad
        }
        // A hundredth of the width is two, and one of the height.
        #expect(moved(x: 0.9, y: 1.9).isUpright(within: 0.01))
        #expect(!moved(x: 1.1).isUpright(within: 0.01) && !moved(y: -2.1).isUpright(within: 0.01))
        #expect(!wide.map { Point(x: -$0.y, y: $0.x + $0.y) }.isUpright(within: 0.01))
        #expect(!wide.map { Point(x: $0.x, y: .nan) }.isUpright(within: 0.01))
    }
}
