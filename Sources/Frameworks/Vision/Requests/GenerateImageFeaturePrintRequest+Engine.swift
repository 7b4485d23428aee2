import PictureEngine
import PrintEngine

extension GenerateImageFeaturePrintRequest: PictureRequest {
    func needs(of picture: Picture) throws -> [PictureNeed] {
        [try PrintEngine.shared.need(region: regionOfInterest.pictureRegion, fit: cropAndScaleAction.pictureFit)]
    }

    func result(from picture: Picture) throws -> FeaturePrintObservation {
        let print = try PrintEngine.shared.print(
            of: picture,
            region: regionOfInterest.pictureRegion,
            fit: cropAndScaleAction.pictureFit
        )
        return FeaturePrintObservation(print, ObservationRecord(descriptor: descriptor))
    }

    func visionResult(_ result: FeaturePrintObservation) -> VisionResult { .generateImageFeaturePrint(self, result) }
}
