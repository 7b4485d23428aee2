import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Anchors")
struct AnchorsTests {
    @Test("Each cell has its center once for each answer, row after row and layer after layer")
    func order() throws {
        let anchors = Anchors(side: 128, layers: [.init(stride: 8, answers: 2), .init(stride: 16, answers: 6)])
        #expect(anchors.centers.count == 16 * 16 * 2 + 8 * 8 * 6)
        #expect(anchors.centers[0] == Point(x: 1.0 / 32, y: 1.0 / 32))
        #expect(anchors.centers[1] == anchors.centers[0])
        #expect(anchors.centers[2] == Point(x: 3.0 / 32, y: 1.0 / 32))
        #expect(anchors.centers[32] == Point(x: 1.0 / 32, y: 3.0 / 32))
        #expect(anchors.centers[512] == Point(x: 1.0 / 16, y: 1.0 / 16))
        #expect(anchors.centers[895] == Point(x: 15.0 / 16, y: 15.0 / 16))
    }
}
