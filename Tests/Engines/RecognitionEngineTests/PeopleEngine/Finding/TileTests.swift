import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Tiles of a rectangle")
struct TileTests {
    @Test("Tiles cover the rectangle and overlap", arguments: [100.0, 333, 640, 900])
    func cover(side: Double) {
        let whole = Rect(x: 10, y: 20, width: 640, height: 480)
        let tiles = whole.tiles(side: side)
        #expect(tiles.first?.minX == 10 && tiles.first?.minY == 20)
        if side <= 480 { #expect(tiles.last?.maxX == 650 && tiles.last?.maxY == 500) }
        let columns = tiles.prefix { $0.minY == 20 }
        for (left, right) in zip(columns, columns.dropFirst()) {
            #expect(left.maxX - right.minX >= 0.25 * side - 1e-9)
        }
    }

    @Test("A box is cut where the picture continues, and nowhere else")
    func cuts() {
        let whole = Rect(x: 0, y: 0, width: 300, height: 100)
        let tile = Rect(x: 0, y: 0, width: 100, height: 100)
        #expect(tile.cuts(Rect(x: 90, y: 10, width: 20, height: 20), in: whole))
        #expect(!tile.cuts(Rect(x: -10, y: 90, width: 20, height: 20), in: whole))
    }

    @Test("Sides that aren't lengths give no tiles", arguments: [0, -1, .infinity, .nan] as [Double])
    func hostile(side: Double) {
        #expect(Rect(x: 0, y: 0, width: 10, height: 10).tiles(side: side).isEmpty)
    }
}
