import GeometryEngine
import PictureEngine
import RectangleEngine

extension DetectRectanglesRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        [RectangleEngine.need(for: picture, region: regionOfInterest.pictureRegion)]
    }

    func result(from picture: Picture) throws -> [RectangleObservation] {
        let region = regionOfInterest.pictureRegion
        return try RectangleEngine.rectangles(in: picture, criteria: criteria).map { found in
            RectangleObservation(
                found.corners,
                in: region,
                ObservationRecord(confidence: Float(found.confidence), descriptor: descriptor)
            )
        }
    }

    func visionResult(_ result: [RectangleObservation]) -> VisionResult { .detectRectangles(self, result) }

    private var criteria: RectangleCriteria {
        var criteria = RectangleCriteria()
        criteria.region = regionOfInterest.pictureRegion
        criteria.minimumAspectRatio = Double(minimumAspectRatio)
        criteria.maximumAspectRatio = Double(maximumAspectRatio)
        criteria.quadratureTolerance = Double(quadratureToleranceDegrees)
        criteria.minimumSize = Double(minimumSize)
        criteria.minimumConfidence = Double(minimumConfidence)
        criteria.maximumCount = maximumObservations
        return criteria
    }
}
