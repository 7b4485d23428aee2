import DocumentEngine
import GeometryEngine
import PictureEngine

extension DetectDocumentSegmentationRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        [DocumentEngine.need(for: picture, region: regionOfInterest.pictureRegion)]
    }

    func result(from picture: Picture) throws -> DetectedDocumentObservation? {
        let region = regionOfInterest.pictureRegion
        guard let found = try DocumentEngine.document(in: picture, region: region) else { return nil }
        let record = ObservationRecord(confidence: Float(found.confidence), descriptor: descriptor)
        let outline = RectangleObservation(found.corners, in: region, record)
        return DetectedDocumentObservation(
            outline,
            mask: PixelBufferObservation(found.mask, ObservationRecord(descriptor: descriptor))
        )
    }

    func visionResult(_ result: DetectedDocumentObservation?) -> VisionResult {
        .detectDocumentSegmentation(self, result)
    }
}
