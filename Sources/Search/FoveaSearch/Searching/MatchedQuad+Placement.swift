import LocalFeatureEngine
import PictureEngine
import Vision

extension MatchedQuad {
    /// Takes a placement in a region of a picture into the whole picture.
    init(_ placement: ItemPlacement, in region: PictureRegion) {
        let points = placement.corners.map {
            NormalizedPoint(x: region.x + $0.x * region.width, y: 1 - region.y - $0.y * region.height)
        }
        self.init(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
}
