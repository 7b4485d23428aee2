import CoreML
import GeometryEngine
import PictureEngine

extension CoreMLRequest: PictureRequest {
    func needs(of picture: Picture) throws -> [PictureNeed] { [try need()] }

    func result(from picture: Picture) throws -> [any VisionObservation] {
        let need = try need()
        let answer = try modelContainer.answer(for: picture.raster(for: need))
        return try modelContainer.observations(of: answer, descriptor) { box in
            let corners = Quadrilateral(box).map { picture.place(of: $0, in: need) }
            return NormalizedRect(corners.bounds, in: need.region)
        }
    }

    func visionResult(_ result: [any VisionObservation]) -> VisionResult { .coreML(self, result) }

    /// The pixels that the model takes.
    private func need() throws(VisionError) -> PictureNeed {
        let size = try modelContainer.imageSize()
        return PictureNeed(
            region: regionOfInterest.pictureRegion,
            fit: cropAndScaleAction.pictureFit,
            width: size.width,
            height: size.height
        )
    }
}
