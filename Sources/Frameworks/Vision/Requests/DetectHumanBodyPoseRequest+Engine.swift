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

    func visionResult(_ result: [HumanBodyPoseObservation]) -> VisionResult { .detectHumanBodyPose(self, result) }
}
