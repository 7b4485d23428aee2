import Foundation
import GeometryEngine
import MaskEngine
import Testing

@Suite("Outlines of masks")
struct MaskOutlineTests {
    private func mask(_ rows: [String]) -> SoftMask {
        SoftMask(width: rows[0].count, height: rows.count, values: rows.joined().map { $0 == "#" ? 1 : 0 })
    }

    private func area(_ points: [Point]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }

    @Test("A rectangle has its four corners, clockwise")
    func rectangle() throws {
        let outline = try #require(MaskOutline(mask(["....", ".##.", ".##.", "...."])))
        #expect(
            Set(outline.points) == [
                Point(x: 0.25, y: 0.25), Point(x: 0.75, y: 0.25), Point(x: 0.75, y: 0.75), Point(x: 0.25, y: 0.75),
            ]
        )
        #expect(area(outline.points) > 0)
    }

    @Test("The line is around the largest part alone, with its bays and without its holes")
    func largest() throws {
        let outline = try #require(MaskOutline(mask(["#.####", "..#.##", "..####", ".....#"])))
        // Thirteen pixels, of which one is a hole.
        #expect(abs(area(outline.points) * 24 - 13) < 1e-9)
        #expect(outline.points.allSatisfy { $0.x >= 2.0 / 6 })
    }

    @Test("Parts that touch at a corner are two, and the line ends where it began")
    func diagonal() throws {
        let outline = try #require(MaskOutline(mask(["#..", ".##", ".#."])))
        #expect(abs(area(outline.points) * 9 - 3) < 1e-9)
    }

    @Test("An empty mask has no line; the whole picture has its corners")
    func extremes() throws {
        #expect(MaskOutline(SoftMask(width: 5, height: 3)) == nil)
        let full = try #require(MaskOutline(SoftMask(width: 5, height: 3, values: Array(repeating: 1, count: 15))))
        #expect(Set(full.points) == [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1)])
    }

    @Test("A disc keeps its area with few corners", arguments: [16, 64])
    func disc(count: Int) throws {
        let side = 200
        var disc = SoftMask(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side where hypot(Double(x) - 99.5, Double(y) - 99.5) < 80 { disc.values[y * side + x] = 1 }
        }
        let outline = try #require(MaskOutline(disc, maximumCount: count))
        #expect(outline.points.count <= count)
        #expect(abs(area(outline.points) / (.pi * 0.16) - 1) < 0.06)
    }
}
