import PictureEngine
import RectangleEngine

extension DetectRectanglesRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        [RectangleEngine.need(for: picture, region: regionOfInterest.pictureRegion)]
    }

    func result(from picture: Picture) throws -> [RectangleObservation] {
        try RectangleEngine.rectangles(in: picture, criteria: criteria).map { found in
            let corners = found.corners
            return RectangleObservation(
                topLeft: point(corners.topLeft),
                topRight: point(corners.topRight),
                bottomRight: point(corners.bottomRight),
                bottomLeft: point(corners.bottomLeft),
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

    /// The engine's point in the whole picture as Vision's in the region of interest.
    private func point(_ point: PlanePoint) -> NormalizedPoint {
        let region = regionOfInterest.pictureRegion
        let (x, y) = ((point.x - region.x) / region.width, (point.y - region.y) / region.height)
        // What rounding leaves mustn't lie outside.
        return NormalizedPoint(x: min(max(x, 0), 1), y: min(max(1 - y, 0), 1))
    }
}
