package import Foundation
import GeometryEngine
import ImageCodingEngine
package import PictureEngine

extension ActionOrigin {
    /// The longer side of the piece of a picture that is kept.
    private static var side: Int { 640 }

    /// Returns the piece of a picture that the action was read from, with a margin, as a small JPEG; nil if the origin
    /// has no corners.
    package func crop(of picture: Picture) throws -> Data? {
        let points = corners.flatMap(\.corners).filter { $0.x.isFinite && $0.y.isFinite }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return nil }
        let margin = 0.02
        let (x, y) = (max(0, left - margin), max(0, top - margin))
        let region = PictureRegion(x: x, y: y, width: min(1, right + margin) - x, height: min(1, bottom + margin) - y)
        guard region.isValid else { return nil }
        return try ImageEncoder.encode(picture.raster(for: picture.need(of: region, within: Self.side)), as: .jpeg)
    }
}
