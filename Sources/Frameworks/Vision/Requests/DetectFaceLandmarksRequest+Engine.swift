import PeopleEngine
import PictureEngine

extension DetectFaceLandmarksRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [FaceEngine.shared.need(for: picture)] }

    func result(from picture: Picture) throws -> [FaceObservation] {
        let region = regionOfInterest.pictureRegion
        func completed(_ observation: FaceObservation, _ face: Face) throws -> FaceObservation {
            guard observation.landmarks == nil else { return observation }
            var observation = observation
            observation.landmarks = try FaceEngine.shared.landmarks(of: face, in: picture, constellation: constellation)
                .map { FaceObservation.Landmarks2D($0, of: observation.boundingBox, in: region) }
            return observation
        }
        if let inputFaceObservations {
            return try inputFaceObservations.map { try completed($0, $0.face(in: region)) }
        }
        return try FaceEngine.shared.faces(in: picture, region: region).map {
            try completed(FaceObservation($0, in: region, descriptor), $0)
        }
    }

    func visionResult(_ result: [FaceObservation]) -> VisionResult { .detectFaceLandmarks(self, result) }
}
