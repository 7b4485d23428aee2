import PeopleEngine

extension SeenPose {
    /// The limbs, the trunk and the face, from landmark to landmark.
    private static let bodyBones: [[BodyLandmark]] = [
        [.leftWrist, .leftElbow, .leftShoulder, .rightShoulder, .rightElbow, .rightWrist],
        [.leftShoulder, .leftHip, .rightHip, .rightShoulder],
        [.leftHip, .leftKnee, .leftAnkle, .leftHeel, .leftToes],
        [.rightHip, .rightKnee, .rightAnkle, .rightHeel, .rightToes],
        [.leftIndexFinger, .leftWrist, .leftThumb], [.rightIndexFinger, .rightWrist, .rightThumb],
        [.leftEar, .leftEye, .nose, .rightEye, .rightEar], [.leftMouth, .rightMouth],
    ]

    init(_ body: Body, inSpace: Bool) {
        self.init(
            confidence: body.confidence,
            joints: BodyLandmark.allCases.map { landmark in
                let joint = body[landmark]
                return Joint(
                    name: "\(landmark)",
                    place: joint.place,
                    confidence: joint.visibility,
                    position: inSpace ? joint.position : nil
                )
            },
            bones: Self.bodyBones.map { $0.map(\.rawValue) }
        )
    }
}
