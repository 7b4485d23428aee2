import CoreGraphics
import FoundationCompatibility
import GeometryEngine
import ImageIO
import PictureEngine

/// An image as engines see it, and the way back to its own coordinates.
struct DetectorView {
    let picture: Picture
    private let whole: CGRect
    private let back: CGAffineTransform

    /// Renders an image, or returns nil for one without pixels.
    init?(_ image: CIImage, _ context: CIContext, _ options: CFDictionary) {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isNull, let raster = try? context.createCGImage(image, from: extent)?.raster
        else { return nil }
        let orientation = options.integer(CIDetectorImageOrientation).flatMap {
            UInt32(exactly: $0).flatMap(CGImagePropertyOrientation.init(rawValue:))
        }
        picture = Picture(raster, orientation: (orientation ?? .up).pictureOrientation)
        whole = image.oriented(orientation ?? .up).extent
        back = image.orientationTransform(for: orientation ?? .up).inverted()
    }

    /// The corners of the upright picture, whose rows count from the top, as points of the image.
    func corners(_ corners: Quadrilateral) -> [CGPoint] { corners.corners.map(point) }

    /// A point of the upright picture, whose rows count from the top, as one of the image.
    func point(_ point: Point) -> CGPoint {
        CGPoint(x: whole.minX + point.x * whole.width, y: whole.maxY - point.y * whole.height).applying(back)
    }
}
