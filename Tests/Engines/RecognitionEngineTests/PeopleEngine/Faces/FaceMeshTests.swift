import Foundation
import GeometryEngine
import Testing

@testable import PeopleEngine

@Suite("Surface of a face")
struct FaceMeshTests {
    /// A face with its eyes, forehead and chin in a plane, turned about the three axes one after another.
    private func mesh(roll: Double, yaw: Double, pitch: Double) -> FaceMesh {
        var points = [Point](repeating: Point(x: 0, y: 0), count: FaceMesh.pointCount)
        var depths = [Double](repeating: 0, count: FaceMesh.pointCount)
        for (index, x, y) in [(33, -40.0, -30.0), (263, 40, -30), (10, 0, -80), (152, 0, 80)] {
            // A nod brings the forehead towards the camera, which is at negative depths.
            let (nodded, depth) = (y * cos(pitch), y * sin(pitch))
            let (across, behind) = (x * cos(yaw) - depth * sin(yaw), x * sin(yaw) + depth * cos(yaw))
            points[index] = Point(
                x: across * cos(roll) + nodded * sin(roll),
                y: nodded * cos(roll) - across * sin(roll)
            )
            depths[index] = behind
        }
        return FaceMesh(points: points, depths: depths, presence: 1)
    }

    @Test("The direction is what the face was turned by", arguments: [-2.5, -0.3, 0, 0.4], [-0.8, 0, 0.5])
    func pose(roll: Double, yaw: Double) {
        for pitch in [-0.4, 0, 0.3] {
            let pose = mesh(roll: roll, yaw: yaw, pitch: pitch).pose
            #expect(abs(pose.roll - roll) < (pitch == 0 || yaw == 0 ? 1e-9 : 0.35))
            guard pitch == 0 || yaw == 0 else { continue }
            #expect(abs(pose.yaw - yaw) < 1e-9 && abs(pose.pitch - pitch) < 1e-9)
        }
    }

    @Test("Every constellation has its number of points, each part in order")
    func constellations() {
        for (constellation, count) in [(FaceLandmarks.Constellation.points65, 65), (.points76, 76)] {
            let parts = constellation.indices
            let points = Set(parts.values.joined())
            // The pupils aren't points of the surface.
            #expect(points.count == count - 2)
            #expect(Set(parts[.medianLine] ?? []).isSubset(of: parts.filter { $0.key != .medianLine }.values.joined()))
        }
    }
}
