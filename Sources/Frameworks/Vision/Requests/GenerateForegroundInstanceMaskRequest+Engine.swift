import GeometryEngine
import MaskEngine
import PictureEngine

extension GenerateForegroundInstanceMaskRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        SubjectFinder.needs(for: picture, region: regionOfInterest.pictureRegion)
    }

    func result(from picture: Picture) throws -> InstanceMaskObservation? {
        let region = regionOfInterest.pictureRegion
        return try SubjectFinder.subjects(of: picture, region: region).map {
            try InstanceMaskObservation($0, region: region, ObservationRecord(descriptor: descriptor))
        }
    }

    func visionResult(_ result: InstanceMaskObservation?) -> VisionResult {
        .generateForegroundInstanceMask(self, result)
    }
}
