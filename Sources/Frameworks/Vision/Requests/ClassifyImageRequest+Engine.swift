import LabelEngine
import PictureEngine

extension ClassifyImageRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        let region = regionOfInterest.pictureRegion
        return [LabelEngine.shared.need(for: picture, region: region, fit: cropAndScaleAction.pictureFit)]
    }

    func result(from picture: Picture) throws -> [ClassificationObservation] {
        let labels = try LabelEngine.shared.classify(
            picture,
            region: regionOfInterest.pictureRegion,
            fit: cropAndScaleAction.pictureFit
        )
        return labels.map { label in
            ClassificationObservation(
                identifier: label.identifier,
                ObservationRecord(confidence: label.confidence, descriptor: descriptor)
            )
        }
    }

    func visionResult(_ result: [ClassificationObservation]) -> VisionResult { .classifyImage(self, result) }
}
