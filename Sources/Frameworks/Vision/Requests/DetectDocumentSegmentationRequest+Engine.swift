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

    func result(
        _ result: DetectedDocumentObservation?,
        for picture: Picture,
        in frame: FrameSequence.Frame
    ) -> DetectedDocumentObservation? {
        // A frame without a document is one, too.
        let seen = result.map { [[$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft]] } ?? []
        let corners = frame.steadied(seen, .documents, of: picture, in: regionOfInterest.pictureRegion).first
        guard let result, let corners else { return nil }
        let outline = RectangleObservation(
            topLeft: corners[0],
            topRight: corners[1],
            bottomRight: corners[2],
            bottomLeft: corners[3],
            result.record
        )
        return DetectedDocumentObservation(outline, mask: result.globalSegmentationMask)
    }

    func visionResult(_ result: DetectedDocumentObservation?) -> VisionResult {
        .detectDocumentSegmentation(self, result)
    }
}
