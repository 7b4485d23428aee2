import PeopleEngine
import PictureEngine

extension DetectHumanBodyPose3DRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [BodyEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [HumanBodyPose3DObservation] {
        try BodyEngine.shared.bodies(in: picture, region: regionOfInterest.pictureRegion)
            .sorted { $0.reach > $1.reach }
            .compactMap {
                HumanBodyPose3DObservation(
                    $0,
                    width: Double(picture.width),
                    height: Double(picture.height),
                    descriptor
                )
            }
    }

    func visionResult(_ result: [HumanBodyPose3DObservation]) -> VisionResult { .detectHumanBodyPose3D(self, result) }
}
