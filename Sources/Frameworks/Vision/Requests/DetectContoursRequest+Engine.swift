import ContourEngine
import GeometryEngine
import PictureEngine

extension DetectContoursRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [ContourEngine.need(for: picture, options)] }

    func result(from picture: Picture) throws -> ContoursObservation {
        try result(from: picture) { _ in }
    }

    func result(
        from picture: Picture,
        progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> ContoursObservation {
        let tree = try ContourEngine.contours(in: picture, options, progress: progress)
        return ContoursObservation(tree, ObservationRecord(descriptor: descriptor))
    }

    func visionResult(_ result: ContoursObservation) -> VisionResult { .detectContours(self, result) }

    private var options: ContourOptions {
        var options = ContourOptions()
        options.region = regionOfInterest.pictureRegion
        options.contrast = Double(contrastAdjustment)
        options.pivot = contrastPivot.map(Double.init)
        options.findsDark = detectsDarkOnLight
        options.side = maximumImageDimension
        return options
    }
}
