import CoreGraphics
import FoundationCompatibility
import GeometryEngine
import ImageIO
import PictureEngine
import RectangleEngine

extension CIDetector {
    /// The rectangles of an image in its own coordinates.
    func rectangles(in image: CIImage, _ context: CIContext, _ options: [String: Any]) -> [CIRectangleFeature] {
        let values = options as CFDictionary
        let extent = image.extent
        guard !extent.isInfinite, !extent.isNull, let raster = try? context.createCGImage(image, from: extent)?.raster
        else { return [] }
        let orientation = values.integer(CIDetectorImageOrientation).flatMap {
            UInt32(exactly: $0).flatMap(CGImagePropertyOrientation.init(rawValue:))
        }
        let picture = Picture(raster, orientation: (orientation ?? .up).pictureOrientation)
        let found = try? RectangleEngine.rectangles(in: picture, criteria: RectangleCriteria(values))
        let whole = image.oriented(orientation ?? .up).extent
        let back = image.orientationTransform(for: orientation ?? .up).inverted()
        return (found ?? []).map { rectangle in
            let corners = rectangle.corners
            return CIRectangleFeature(
                [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map { corner in
                    // Corners of the upright picture, whose rows count from the top.
                    CGPoint(x: whole.minX + corner.x * whole.width, y: whole.maxY - corner.y * whole.height).applying(
                        back
                    )
                }
            )
        }
    }
}

extension RectangleCriteria {
    /// Creates what a detector looks for.
    fileprivate init(_ options: CFDictionary) {
        self.init()
        maximumCount = min(max(options.integer(CIDetectorMaxFeatureCount) ?? 1, 1), 256)
        minimumSize = min(max(options.number(CIDetectorMinFeatureSize) ?? 0.2, 0), 1)
        minimumAspectRatio = 0.2
        maximumAspectRatio = 1
        guard let ratio = options.number(CIDetectorAspectRatio), ratio.isFinite, ratio > 0 else { return }
        // A hint rather than a measure: perspective changes it.
        let wanted = min(ratio, 1 / ratio)
        (minimumAspectRatio, maximumAspectRatio) = (wanted * 0.7, min(wanted * 1.4, 1))
    }
}
