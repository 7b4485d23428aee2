import MaskEngine
import PictureEngine

extension GenerateObjectnessBasedSaliencyImageRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        SaliencyFinder.needs(for: picture, region: regionOfInterest.pictureRegion)
    }

    func result(from picture: Picture) throws -> SaliencyImageObservation {
        try SaliencyImageObservation(
            SaliencyFinder.answer(for: picture, region: regionOfInterest.pictureRegion, kind: .objects),
            descriptor
        )
    }

    func visionResult(_ result: SaliencyImageObservation) -> VisionResult {
        .generateObjectnessBasedSaliencyImage(self, result)
    }
}
