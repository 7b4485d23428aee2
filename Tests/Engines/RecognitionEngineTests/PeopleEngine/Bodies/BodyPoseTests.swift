import Foundation
import GeometryEngine
import PictureEngine
import PictureSupport
import PixelEngine
import Testing

@testable import PeopleEngine

@Suite("Poses of bodies")
struct BodyPoseTests {
    private func pose(_ x: Double, shoulders: Double = 40, presence: Double = 0.9) -> BodyPose {
        var joints = Array(
            repeating: BodyJoint(place: Point(x: x, y: 100), visibility: 1, position: .zero),
            count: 33
        )
        joints[BodyLandmark.leftShoulder.rawValue].place = Point(x: x + shoulders, y: 150)
        joints[BodyLandmark.rightShoulder.rawValue].place = Point(x: x - shoulders, y: 150)
        return BodyPose(joints: joints, hips: Point(x: x, y: 300), top: Point(x: x, y: 50), presence: presence)
    }

    @Test("A square stands on a body as the body stands")
    func region() {
        let upright = TurnedRect(bodyAround: Point(x: 100, y: 100), top: Point(x: 100, y: 20))
        #expect(upright.angle == 0 && upright.width == 200 && upright.height == 200)
        let lying = TurnedRect(bodyAround: Point(x: 100, y: 100), top: Point(x: 180, y: 100))
        #expect(abs(lying.angle - .pi / 2) < 1e-12)
        // The head is above the middle of what the network sees.
        let head = lying.place(of: Point(x: 180, y: 100))
        #expect(abs(head.x - 0.5) < 1e-12 && abs(head.y - 0.1) < 1e-12)
    }

    @Test("Squares that differ ask for another look")
    func closeness() {
        let square = TurnedRect(center: Point(x: 50, y: 50), width: 100, height: 100, angle: 3.1)
        var other = square
        other.angle = -3.1
        #expect(square.isClose(to: other))
        for change: (inout TurnedRect) -> Void in [
            { $0.angle = 2.7 }, { $0.center.x += 15 }, { $0.width *= 1.3 }, { $0.width = .nan },
        ] {
            other = square
            change(&other)
            #expect(!other.isClose(to: square))
        }
    }

    @Test("Two looks at a body are one body, two bodies and its mirror image aren't")
    func same() {
        #expect(pose(200).isSame(as: pose(210)))
        #expect(!pose(200).isSame(as: pose(290)))
        #expect(!pose(200).isSame(as: pose(200, shoulders: -40)))
    }

    @Test("What is outside of the picture isn't visible")
    func outside() throws {
        let picture = PicturePyramid(Picture(try Drawing(width: 220, height: 400).raster()))
        let body = Body(pose(200), in: picture)
        #expect(body[.leftShoulder].visibility == 0 && body[.rightShoulder].visibility == 1)
        #expect(body.middle(.leftShoulder, .rightShoulder).visibility == 0)
        #expect(abs(body[.leftShoulder].place.x - 240 / 220) < 1e-12 && body.confidence == 0.9)
    }

    @Test("A blank picture, noise and drawn things show no body", arguments: [0, 1, 2])
    func none(kind: Int) throws {
        var drawing = Drawing(width: 400, height: 300, gray: 90)
        if kind == 1 { for index in drawing.pixels.indices { drawing.pixels[index] = UInt8(index * index * 31 % 251) } }
        if kind == 2 { drawing = Drawing.cover(7, width: 400, height: 300) }
        #expect(try BodyEngine.shared.bodies(in: Picture(try drawing.raster())).isEmpty)
    }
}
