import Foundation
import Testing

@testable import Vision

@Suite("Poses as values")
struct PoseValueTests {
    private typealias Name = HumanHandPoseObservation.JointName
    private typealias OlderName = VNHumanHandPoseObservation.JointName

    /// A hand whose joints lie on a diagonal, in the order of the older interface's names.
    private let hand = HumanHandPoseObservation(
        joints: Name.all.enumerated().map { index, name in
            Joint(
                location: NormalizedPoint(x: Double(index) / 20, y: Double(index) / 40),
                jointName: name.rawValue,
                confidence: Float(index) / 20
            )
        },
        chirality: .left,
        ObservationRecord(confidence: 0.75, descriptor: nil)
    )

    @Test("A hand has 21 joints: the wrist and four of each finger")
    func joints() throws {
        #expect(hand.availableJointNames.count == 21 && Set(hand.availableJointNames).count == 21)
        #expect(hand.availableJointsGroupNames.count == 5)
        var fingers: Set<Name> = []
        for group in HumanHandPoseObservation.JointsGroupName.allCases {
            let joints = hand.allJoints(in: group)
            #expect(joints.count == 4)
            #expect(fingers.isDisjoint(with: joints.keys))
            fingers.formUnion(joints.keys)
        }
        #expect(Set(hand.allJoints().keys) == fingers.union([.wrist]))
        let tip = try #require(hand.joint(for: .littleTip))
        #expect(tip.location == NormalizedPoint(x: 1, y: 0.5) && tip.confidence == 1)
        #expect(tip.jointName == Name.littleTip.rawValue && !tip.description.isEmpty)
        #expect(hand.description.hasPrefix("Left hand with its wrist at") && hand.description.hasSuffix("75 %"))
    }

    @Test("The distance of two joints is that of their places")
    func distance() throws {
        let (wrist, tip) = (try #require(hand.joint(for: .wrist)), try #require(hand.joint(for: .littleTip)))
        #expect(wrist.distance(to: tip) == hypot(1, 0.5) && wrist.distance(to: wrist) == 0)
    }

    @Test("Code for any pose reads a hand")
    func generic() {
        func names<P: PoseProviding>(_ pose: P) -> [String] {
            let all = pose.allJoints(in: nil)
            return pose.availableJointNames.filter { pose.joint(for: $0) == all[$0] }.map(\.rawValue)
        }
        #expect(names(hand) == Name.all.map(\.rawValue))
    }

    @Test("A hand survives archiving")
    func coding() throws {
        let copy = try JSONDecoder().decode(HumanHandPoseObservation.self, from: JSONEncoder().encode(hand))
        #expect(copy == hand)
    }

    @Test("A hand goes over to the older class and back, and through its archive")
    func older() throws {
        let older = VNHumanHandPoseObservation(hand, requestRevision: 1)
        #expect(older.chirality == .left && older.confidence == 0.75 && older.uuid == hand.uuid)
        #expect(HumanHandPoseObservation(older) == hand)
        let data = try NSKeyedArchiver.archivedData(withRootObject: older, requiringSecureCoding: true)
        let copy = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNHumanHandPoseObservation.self, from: data)
        )
        #expect(HumanHandPoseObservation(copy) == hand && copy.requestRevision == 1)
    }

    @Test("The older class answers joints by name, by key and by group")
    func olderJoints() throws {
        let older = VNHumanHandPoseObservation(hand, requestRevision: 1)
        #expect(older.availableJointNames.count == 21)
        #expect(Set(older.availableJointsGroupNames).count == 6)
        let tip = try older.recognizedPoint(.indexTip)
        #expect(tip.identifier == OlderName.indexTip.rawValue && tip.location == CGPoint(x: 0.4, y: 0.2))
        #expect(try older.recognizedPoint(forKey: tip.identifier) == tip)
        let finger = try older.recognizedPoints(.indexFinger)
        #expect(Set(finger.keys) == [.indexMCP, .indexPIP, .indexDIP, .indexTip] && finger[.indexTip] == tip)
        #expect(try older.recognizedPoints(.all).count == 21)
        #expect(try older.recognizedPoints(forGroupKey: .all)[OlderName.wrist.rawValue]?.confidence == 0)
    }

    @Test("The older class has names as apps write them")
    func olderNames() {
        #expect(OlderName.wrist.rawValue.rawValue == "VNHLKWRI")
        #expect(OlderName.thumbTip.rawValue.rawValue == "VNHLKTTIP")
        #expect(OlderName.thumbIP.rawValue.rawValue == "VNHLKTIP")
        #expect(OlderName.littleMCP.rawValue.rawValue == "VNHLKPMCP")
        #expect(Set(Name.all.map { OlderName($0) }).count == 21)
        #expect(VNHumanHandPoseObservation.JointsGroupName.all.rawValue == .all)
    }

    @Test("A joint or a group that isn't there is refused by name")
    func absent() throws {
        let part = HumanHandPoseObservation(joints: Array(hand.joints.prefix(5)), chirality: nil, ObservationRecord())
        #expect(part.joint(for: .indexTip) == nil && part.availableJointsGroupNames == [.thumb])
        let numbers = try part.keypoints
        #expect(numbers.count == 63 && numbers[4].floatValue == 0.2 && numbers[5] == 0 && numbers[62] == 0)
        let older = VNHumanHandPoseObservation(part, requestRevision: 1)
        #expect(older.chirality == .unknown)
        func isRefusal(_ error: any Error) -> Bool {
            (error as NSError).domain == VNErrorDomain
                && (error as NSError).code == VNErrorCode.invalidArgument.rawValue
        }
        #expect { try older.recognizedPoint(.indexTip) } throws: { isRefusal($0) }
        #expect(throws: Never.self) { try older.recognizedPoints(.indexFinger) }
        let foreign = VNRecognizedPointGroupKey(rawValue: "tail")
        #expect { try older.recognizedPoints(forGroupKey: foreign) } throws: { isRefusal($0) }
    }
}

@Suite("Points and vectors of the older interface")
struct VNPointTests {
    @Test("Points are moved, compared and measured")
    func points() {
        let point = VNPoint(x: 3, y: 4)
        #expect(point.distance(.zero) == 5 && point.location == CGPoint(x: 3, y: 4))
        #expect(VNPoint.apply(VNVector(xComponent: 1, yComponent: -1), to: point) == VNPoint(x: 4, y: 3))
        #expect(VNPoint(location: CGPoint(x: 3, y: 4)) == point && point.hash == VNPoint(x: 3, y: 4).hash)
        #expect(point != VNPoint.zero)
    }

    @Test("Vectors are added, stretched and measured")
    func vectors() {
        let vector = VNVector(vectorHead: VNPoint(x: 4, y: 6), tail: VNPoint(x: 1, y: 2))
        #expect(vector == VNVector(xComponent: 3, yComponent: 4) && vector.length == 5 && vector.squaredLength == 25)
        #expect(VNVector(byAdding: vector, to: vector) == VNVector(byMultiplying: vector, byScalar: 2))
        #expect(VNVector(bySubtracting: vector, from: .zero) == VNVector(xComponent: -3, yComponent: -4))
        #expect(abs(VNVector.unitVector(for: vector).length - 1) < 1e-12 && VNVector.unitVector(for: .zero) == .zero)
        #expect(VNVector.dotProduct(of: vector, vector: VNVector(xComponent: -4, yComponent: 3)) == 0)
        let polar = VNVector(r: 2, theta: .pi / 2)
        #expect(abs(polar.y - 2) < 1e-12 && abs(polar.theta - .pi / 2) < 1e-12 && polar.r == polar.length)
    }

    @Test("Points and vectors survive an archive")
    func archives() throws {
        let point = VNPoint(x: 0.25, y: 0.5)
        let pointData = try NSKeyedArchiver.archivedData(withRootObject: point, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: VNPoint.self, from: pointData) == point)
        let vector = VNVector(xComponent: 0.5, yComponent: -1)
        let vectorData = try NSKeyedArchiver.archivedData(withRootObject: vector, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: VNVector.self, from: vectorData) == vector)
    }
}
