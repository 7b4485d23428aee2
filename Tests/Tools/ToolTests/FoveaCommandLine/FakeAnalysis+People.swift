import AnimalEngine
import Foundation
import FoveaCommandLine
import GeometryEngine
import PeopleEngine

extension FakeAnalysis {
    func faces(in page: PageRegion, withLandmarks: Bool) async throws -> [SeenFace] {
        guard !page.data.starts(with: Data("empty".utf8)) else { return [] }
        let pose = FacePose(roll: .pi / 6, yaw: -.pi / 4, pitch: 0.1)
        let box = Rect(x: page.region.x, y: page.region.y, width: 0.25, height: 0.5)
        let eye = [Point(x: 0.25, y: 0.5), Point(x: 0.5, y: 0.5)]
        let landmarks = FaceLandmarks(parts: [.leftEye: eye, .leftPupil: [eye[0]]], confidence: 0.75)
        return [
            SeenFace(
                face: Face(box: box, confidence: 0.9375, pose: pose),
                quality: 0.625,
                landmarks: withLandmarks ? landmarks : nil
            ),
            SeenFace(face: Face(box: box, confidence: 0.5), quality: 0.125),
        ]
    }

    func census(of page: PageRegion) async throws -> Census {
        guard page.data.starts(with: Data("crowd".utf8)) else { return Census() }
        let (body, upper) = (Rect(x: 0, y: 0, width: 0.5, height: 1), Rect(x: 0, y: 0, width: 0.5, height: 0.5))
        let person = Person(body: body, upperBody: upper, confidence: 0.875)
        return Census(people: [person, person], faces: [Face(box: upper, confidence: 0.75)])
    }

    func animals(in page: PageRegion) async throws -> [FoundAnimal] {
        guard page.data.starts(with: Data("animals".utf8)) else { return [] }
        let box = Rect(x: 0.25, y: 0.25, width: 0.25, height: 0.5)
        let kinds: [FoundAnimal.Kind] = [.cat, .dog, .cat]
        return kinds.map { FoundAnimal(kind: $0, confidence: 0.875, box: box) }
    }

    func hands(in page: PageRegion, maximumCount: Int) async throws -> [SeenPose] {
        guard !page.data.starts(with: Data("empty".utf8)) else { return [] }
        let joints = [
            SeenPose.Joint(name: "wrist", place: Point(x: 0.25, y: 0.5), confidence: 0.9375),
            SeenPose.Joint(name: "thumbTip", place: Point(x: 0.5, y: 0.25), confidence: 0.5),
            SeenPose.Joint(name: "indexTip", place: Point(x: 0.75, y: 1.5), confidence: 0.125),
        ]
        let hand = SeenPose(confidence: 0.875, joints: joints, bones: [[0, 1], [0, 2]], side: .left)
        return Array([hand, SeenPose(confidence: 0.5, joints: joints, bones: [])].prefix(maximumCount))
    }

    func bodies(in page: PageRegion, inSpace: Bool) async throws -> [SeenPose] {
        guard !page.data.starts(with: Data("empty".utf8)) else { return [] }
        let position = SIMD3(0.25, -0.5, 0.125)
        let joint = SeenPose.Joint(
            name: "nose",
            place: Point(x: 0.5, y: 0.25),
            confidence: 0.9375,
            position: inSpace ? position : nil
        )
        return [SeenPose(confidence: 0.875, joints: [joint], bones: [])]
    }

    func cutOut(of page: PageRegion, _ request: CutOutRequest) async throws -> Data? {
        guard !page.data.starts(with: Data("empty".utf8)) else { return nil }
        let ground = request.ground.map { "\($0)" } ?? "mask"
        return Data("\(request.things) \(ground) \(request.isCropped) \(request.format)".utf8)
    }
}
