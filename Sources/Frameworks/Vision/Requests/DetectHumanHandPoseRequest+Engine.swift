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

    func result(
        _ result: [HumanHandPoseObservation],
        for picture: Picture,
        in frame: FrameSequence.Frame
    ) -> [HumanHandPoseObservation] {
        let joints = frame.steadied(result.map(\.joints), .hands, of: picture, in: regionOfInterest.pictureRegion)
        return zip(result, joints).map { HumanHandPoseObservation(joints: $1, chirality: $0.chirality, $0.record) }
    }

    func visionResult(_ result: [HumanHandPoseObservation]) -> VisionResult { .detectHumanHandPose(self, result) }
}
