import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Skeletons")
struct SkeletonTests {
    @Test("A skeleton is as tall as it is made, and the middle of its hips is its origin", arguments: [1.8, 1.1])
    func height(height: Double) throws {
        let skeleton = try #require(Skeleton(DrawnBody.body(), height: height))
        #expect(skeleton.positions.count == 17 && skeleton[.root].length < 1e-12)
        // From the top of the head to the sole of the straight leg, which bends a little.
        let heel = (DrawnBody.positions[.leftHeel] ?? .zero) * skeleton.scale
        #expect(abs(heel.y - skeleton[.topHead].y - height) < 0.06 * height)
    }

    @Test("Every joint leads to the root")
    func parents() {
        for joint in Skeleton.Joint.allCases {
            var (next, steps) = (joint, 0)
            while next != .root, steps < 17 { (next, steps) = (next.parent, steps + 1) }
            #expect(next == .root && steps <= 5)
        }
        #expect(Skeleton.Joint.root.parent == .root)
    }

    @Test("Joints between others are where they belong")
    func between() throws {
        let skeleton = try #require(Skeleton(DrawnBody.body(), height: 1.8))
        let middle = (skeleton[.leftShoulder] + skeleton[.rightShoulder]) / 2
        #expect((skeleton[.centerShoulder] - middle).length < 1e-12)
        #expect((skeleton[.spine] * 2 - middle).length < 1e-12)
        // The top of an upright head is above its middle.
        let crown = skeleton[.topHead] - skeleton[.centerHead]
        #expect(crown.y < 0 && (0.1...0.2).contains(crown.length) && abs(crown.x) < 1e-9)
    }

    @Test("Points in one place and no height make no skeleton", arguments: [0, -1, .nan, .infinity])
    func none(height: Double) {
        #expect(Skeleton(DrawnBody.body(), height: height) == nil)
        let joint = BodyJoint(place: .init(x: 0.5, y: 0.5), visibility: 1, position: [0.1, 0.2, 0.3])
        let point = Body(joints: Array(repeating: joint, count: 33), confidence: 1, reach: 1)
        #expect(Skeleton(point, height: 1.8) == nil)
        let unknown = BodyJoint(place: .init(x: 0.5, y: 0.5), visibility: 1, position: [.nan, 0, 0])
        #expect(
            Skeleton(Body(joints: Array(repeating: unknown, count: 33), confidence: 1, reach: 1), height: 1.8) == nil
        )
    }
}
