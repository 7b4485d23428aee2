import MaskEngine
import PictureEngine

extension GenerateAttentionBasedSaliencyImageRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        SaliencyFinder.needs(for: picture, region: regionOfInterest.pictureRegion)
    }

    func result(from picture: Picture) throws -> SaliencyImageObservation {
        try SaliencyImageObservation(
            SaliencyFinder.answer(for: picture, region: regionOfInterest.pictureRegion, kind: .attention),
            descriptor
        )
    }

    func visionResult(_ result: SaliencyImageObservation) -> VisionResult {
        .generateAttentionBasedSaliencyImage(self, result)
    }
}
