import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Detections")
struct DetectionTests {
    private func detection(_ x: Double, _ confidence: Double) -> Detection {
        let box = Rect(x: x, y: 0, width: 10, height: 10)
        return Detection(box: box, points: [Point(x: x, y: 1)], confidence: confidence)
    }

    @Test("Boxes of one thing are averaged by confidence; others stay")
    func merging() throws {
        let merged = [detection(2, 0.6), detection(30, 0.7), detection(0, 0.9)].merged()
        #expect(merged.map(\.confidence) == [0.9, 0.7])
        #expect(abs(merged[0].box.minX - 2 * 0.6 / 1.5) < 1e-12)
        #expect(abs(try #require(merged[0].points.first).x - 2 * 0.6 / 1.5) < 1e-12)
        #expect(abs(merged[1].box.minX - 30) < 1e-9)
    }

    @Test("Answers below a confidence count only where all are")
    func averaging() throws {
        let merged = [detection(2, 0.4), detection(1, 0.6), detection(0, 0.9)].merged(averaged: 0.5)
        #expect(merged.count == 1 && abs(merged[0].box.minX - 0.6 / 1.5) < 1e-12)
        let weak = [detection(2, 0.3), detection(0, 0.4)].merged(averaged: 0.5)
        #expect(weak.count == 1 && weak[0].box.minX == 0)
    }

    @Test("Empty boxes are dropped, and nothing gives nothing")
    func empty() {
        #expect([Detection(box: .empty, points: [], confidence: 1)].merged().isEmpty)
        #expect([Detection]().merged().isEmpty)
    }

    @Test("Answers are read around their places, in fractions of what the network saw")
    func reading() throws {
        let layout = Finder.Layout(model: "none", side: 16, pointCount: 1, layers: [.init(stride: 8, answers: 1)])
        // The second of four places has its center at (12, 4).
        var boxes = [Float](repeating: 0, count: 4 * 6)
        boxes.replaceSubrange(6..<12, with: [2, 4, 4, 8, -4, 0])
        let found = layout.detections(boxes: boxes, scores: [-9, 2, 0.001, -0.001], threshold: 0.5)
        #expect(found.count == 2)
        let box = try #require(found.first?.box)
        #expect(box == Rect(x: 12.0 / 16, y: 4.0 / 16, width: 0.25, height: 0.5))
        #expect(found[0].points == [Point(x: 0.5, y: 0.25)])
        #expect(abs(found[0].confidence - 0.8808) < 1e-4)
    }
}
