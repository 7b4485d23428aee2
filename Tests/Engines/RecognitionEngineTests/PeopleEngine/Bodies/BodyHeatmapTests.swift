import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Maps of a body's points")
struct BodyHeatmapTests {
    private static let count = 64 * 64 * 2

    /// Maps of two points that are sure of the second at one place of the grid.
    private func heatmap(column: Int, row: Int, logit: Float = 8) throws -> BodyHeatmap {
        var logits = [Float](repeating: -12, count: Self.count)
        logits[(row * 64 + column) * 2 + 1] = logit
        return try #require(BodyHeatmap(logits, pointCount: 2))
    }

    @Test("A point moves to where its map is sure")
    func refined() throws {
        let map = try heatmap(column: 20, row: 33)
        let place = map.refined(Point(x: 22.4 / 64, y: 31.2 / 64), index: 1)
        #expect(abs(place.x - 20.0 / 64) < 1e-3 && abs(place.y - 33.0 / 64) < 1e-3)
        // The map of the other point says nothing.
        let other = Point(x: 22.4 / 64, y: 31.2 / 64)
        #expect(map.refined(other, index: 0) == other)
    }

    @Test("A point stays where its map is far, unsure or doesn't reach", arguments: [0.9, 0.99, -0.2, 1, .nan])
    func kept(x: Double) throws {
        let place = Point(x: x, y: 0.5)
        let kept = try heatmap(column: 20, row: 33).refined(place, index: 1)
        #expect((kept.x == x || x.isNaN) && kept.y == 0.5)
        let unsure = try heatmap(column: Int(64 * min(max(x.isNaN ? 0 : x, 0), 0.99)), row: 32, logit: -0.1)
        #expect(unsure.refined(place, index: 1).y == 0.5)
    }

    @Test("A map at the border counts as far as it goes")
    func border() throws {
        let place = try heatmap(column: 0, row: 63).refined(Point(x: 0.01, y: 0.99), index: 1)
        #expect(abs(place.x) < 1e-3 && abs(place.y - 63.0 / 64) < 1e-3)
    }

    @Test("Too few numbers are no map")
    func damaged() {
        #expect(BodyHeatmap([0, 0, 0], pointCount: 2) == nil && BodyHeatmap([], pointCount: 0) == nil)
    }
}
