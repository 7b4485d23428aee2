import GeometryEngine
import Testing

@Suite("Rectangles of the plane and of whole pixels")
struct RectTests {
    private static let hostile: [Double] = [
        0, -1, 0.5, 1, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    @Test("Points have a smallest rectangle around them, and no points an empty one")
    func around() {
        let bounds = Rect(around: [Point(x: 3, y: 9), Point(x: -1, y: 4), Point(x: 2, y: 5)])
        #expect(bounds == Rect(minX: -1, minY: 4, maxX: 3, maxY: 9))
        #expect(bounds.middle == Point(x: 1, y: 6.5))
        #expect(Rect(around: []).isEmpty)
    }

    @Test("Common parts, sums and margins; the empty one stays empty and the plane infinite")
    func others() {
        let (a, b) = (Rect(x: 0, y: 0, width: 4, height: 4), Rect(x: 2, y: 3, width: 4, height: 4))
        #expect(a.intersection(b) == Rect(minX: 2, minY: 3, maxX: 4, maxY: 4))
        #expect(a.union(b) == Rect(minX: 0, minY: 0, maxX: 6, maxY: 7))
        #expect(a.intersection(Rect(x: 4, y: 0, width: 1, height: 1)) == .empty)
        #expect(a.union(.empty) == a && Rect.empty.union(a) == a)
        #expect(a.outset(x: 1, y: 2) == Rect(minX: -1, minY: -2, maxX: 5, maxY: 6))
        #expect(Rect.empty.outset(x: 1, y: 1).isEmpty)
        #expect(Rect.infinite.intersection(a) == a)
        #expect(Rect.infinite.scaled(x: 2, y: 2) == .infinite && Rect.infinite.outset(x: 1, y: 1) == .infinite)
    }

    @Test("Rectangles overlap by the part of their area that is common")
    func overlap() {
        let square = Rect(x: 0, y: 0, width: 4, height: 4)
        #expect(square.overlap(with: square) == 1)
        #expect(square.overlap(with: Rect(x: 2, y: 0, width: 4, height: 4)) == 8.0 / 24)
        #expect(square.overlap(with: Rect(x: 4, y: 0, width: 4, height: 4)) == 0)
        #expect(Rect.empty.overlap(with: .empty) == 0)
    }

    @Test("A point is inside, on a side or outside; what is no number is outside")
    func points() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.contains(Point(x: 2, y: 3)) && rect.contains(Point(x: 1, y: 6)))
        #expect(!rect.contains(Point(x: 0.9, y: 3)) && !rect.contains(Point(x: 2, y: 6.1)))
        #expect(!rect.contains(Point(x: .nan, y: 3)) && Rect.infinite.contains(Point(x: 1e300, y: 0)))
    }

    @Test("Pixels cover a rectangle but not the dust of its rounding")
    func covering() {
        let rect = Rect(minX: 0.2, minY: -1.5, maxX: 2.0000000001, maxY: 3)
        #expect(PixelRect(covering: rect) == PixelRect(x: 0, y: -2, width: 2, height: 5))
        #expect(PixelRect(x: 1, y: 2, width: 3, height: 4).rect == Rect(x: 1, y: 2, width: 3, height: 4))
        for rect in [.empty, .infinite, Rect(minX: 0, minY: 0, maxX: 0x1p31, maxY: 1)] as [Rect] {
            #expect(PixelRect(covering: rect) == nil)
        }
    }

    @Test("Halves are cut across the longer side until a pixel is left")
    func halves() throws {
        let halves = try #require(PixelRect(x: 1, y: 1, width: 2, height: 5).halves)
        #expect(halves.first == PixelRect(x: 1, y: 1, width: 2, height: 2))
        #expect(halves.second == PixelRect(x: 1, y: 3, width: 2, height: 3))
        #expect(PixelRect(x: 0, y: 0, width: 1, height: 1).halves == nil)
    }

    @Test("Sides move to the nearest border of pixels, or outward, and stay inside the picture")
    func rounding() {
        let rect = Rect(minX: 1.4, minY: 1.6, maxX: 3.4, maxY: 9.9)
        #expect(PixelRect(nearest: rect, width: 8, height: 8) == PixelRect(x: 1, y: 2, width: 2, height: 6))
        #expect(PixelRect(touching: rect, width: 8, height: 8) == PixelRect(x: 1, y: 1, width: 3, height: 7))
        let outside = Rect(x: 20, y: -9, width: 1, height: 1)
        #expect(PixelRect(nearest: outside, width: 8, height: 8) == PixelRect(x: 7, y: 0, width: 1, height: 1))
    }

    @Test("Numbers from outside never trap", arguments: hostile)
    func unguarded(number: Double) {
        for other in Self.hostile {
            let rect = Rect(minX: number, minY: other, maxX: other, maxY: number)
            for side in [0, 1, 7, Int.max] {
                for pixels in [
                    PixelRect(nearest: rect, width: side, height: 5), PixelRect(touching: rect, width: side, height: 5),
                ] {
                    #expect(pixels.x >= 0 && pixels.width >= 1 && pixels.y >= 0 && pixels.y + pixels.height <= 5)
                }
            }
            _ = PixelRect(covering: rect)
            let region = PictureRegion(x: number, y: other, width: other, height: number)
            #expect(!region.contains(Point(x: .nan, y: number)))
            _ = (region.intersection(.whole), region.enlarged(by: number), region.flipped, region.isValid)
        }
    }
}
