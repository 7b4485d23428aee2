import PeopleEngine
import PictureEngine

extension DetectFaceRectanglesRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [FaceEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [FaceObservation] {
        let region = regionOfInterest.pictureRegion
        return try FaceEngine.shared.faces(in: picture, region: region).map {
            FaceObservation($0, in: region, descriptor)
        }
    }

    func visionResult(_ result: [FaceObservation]) -> VisionResult { .detectFaceRectangles(self, result) }
}
