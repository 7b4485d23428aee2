import PeopleEngine
import PictureEngine

extension DetectFaceCaptureQualityRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [FaceEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [FaceObservation] {
        let region = regionOfInterest.pictureRegion
        func judged(_ observation: FaceObservation, _ face: Face) throws -> FaceObservation {
            var observation = observation
            let score = try FaceEngine.shared.captureQuality(of: face, in: picture)
            observation.captureQuality = FaceObservation.CaptureQuality(score: Float(score), descriptor)
            return observation
        }
        if let inputFaceObservations {
            return try inputFaceObservations.map { try judged($0, $0.face(in: region)) }
        }
        return try FaceEngine.shared.faces(in: picture, region: region).map {
            try judged(FaceObservation($0, in: region, descriptor), $0)
        }
    }

    func visionResult(_ result: [FaceObservation]) -> VisionResult { .detectFaceCaptureQuality(self, result) }
}
