import PeopleEngine
import PictureEngine

extension DetectHumanHandPoseRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [HandEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [HumanHandPoseObservation] {
        let region = regionOfInterest.pictureRegion
        return try HandEngine.shared.hands(in: picture, region: region, maximumCount: maximumHandCount).map {
            HumanHandPoseObservation($0, in: region, descriptor)
        }
    }

    func visionResult(_ result: [HumanHandPoseObservation]) -> VisionResult { .detectHumanHandPose(self, result) }
}
