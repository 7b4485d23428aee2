import PeopleEngine
import PictureEngine

extension DetectHumanBodyPoseRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [BodyEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [HumanBodyPoseObservation] {
        let region = regionOfInterest.pictureRegion
        return try BodyEngine.shared.bodies(in: picture, region: region).map { body in
            func hand(_ side: Hand.Side) throws -> HumanHandPoseObservation? {
                guard detectsHands else { return nil }
                return try BodyEngine.shared.hand(side, of: body, in: picture).map {
                    HumanHandPoseObservation($0, in: region, descriptor)
                }
            }
            return HumanBodyPoseObservation(
                body,
                in: region,
                leftHand: try hand(.left),
                rightHand: try hand(.right),
                descriptor
            )
        }
    }

    func result(
        _ result: [HumanBodyPoseObservation],
        for picture: Picture,
        in frame: FrameSequence.Frame
    ) -> [HumanBodyPoseObservation] {
        // The hands of bodies stay as they are: the VN interface, which has sequences, doesn't ask for them.
        let joints = frame.steadied(result.map(\.joints), .bodies, of: picture, in: regionOfInterest.pictureRegion)
        return zip(result, joints).map { body, joints in
            HumanBodyPoseObservation(
                joints: joints,
                leftHand: body.leftHand,
                rightHand: body.rightHand,
                body.record
            )
        }
    }

    func visionResult(_ result: [HumanBodyPoseObservation]) -> VisionResult { .detectHumanBodyPose(self, result) }
}
