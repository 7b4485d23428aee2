import CRectangleKernels
import Foundation
package import PictureEngine
package import PixelEngine

extension RectangleEngine {
    /// Sets a rectangle upright: its pixels as seen from straight ahead, in its estimated true proportions.
    ///
    /// The longer side has as many pixels as in the picture, at most `maximumSide`. Throws what decoding throws, or a
    /// `PixelError` when the corners don't frame a convex area.
    package static func upright(
        _ corners: Quadrilateral,
        of picture: Picture,
        maximumSide: Int = 1024
    ) throws -> Raster {
        let (pictureWidth, pictureHeight) = (Double(picture.width), Double(picture.height))
        let inPixels = corners.map { PlanePoint(x: $0.x * pictureWidth, y: $0.y * pictureHeight) }
        guard inPixels.isConvex, inPixels.area >= 1, maximumSide > 0 else {
            throw PixelError(
                code: .invalidSize,
                message: "The corners \(corners.corners.map { "(\($0.x), \($0.y))" }.joined(separator: ", ")) don't "
                    + "frame a convex area; name them clockwise from the upper left one."
            )
        }
        let size = uprightSize(of: inPixels, in: (pictureWidth, pictureHeight), maximumSide: maximumSide)
        let (region, source) = try surroundings(of: inPixels, in: picture, upright: size)
        let inSource = corners.map {
            PlanePoint(
                x: ($0.x - region.x) / region.width * Double(source.width),
                y: ($0.y - region.y) / region.height * Double(source.height)
            )
        }
        let projection = PlaneProjection(rectangle: (Double(size.width), Double(size.height)), to: inSource)
        return try unsafe Raster(width: size.width, height: size.height, format: .rgba8, alpha: .opaque) {
            bytes,
            bytesPerRow in
            unsafe source.withKernelPicture { picture in
                unsafe fovea_project_pixels(
                    picture,
                    projection.entriesBetweenCenters,
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    CInt(size.width),
                    CInt(size.height)
                )
            }
        }
    }

    /// The size to show a rectangle in.
    private static func uprightSize(
        of corners: Quadrilateral,
        in picture: (width: Double, height: Double),
        maximumSide: Int
    ) -> (width: Int, height: Int) {
        let sides = corners.sideLengths
        let ratio = aspectRatio(of: corners, in: picture)
        let (across, down) = (max(sides[0], sides[2]), max(sides[1], sides[3]))
        // Neither side loses pixels, unless the limit says so.
        let width = max(across, down * ratio)
        let scale = min(1, Double(maximumSide) / max(width, width / ratio))
        return (max(1, Int((width * scale).rounded())), max(1, Int((width / ratio * scale).rounded())))
    }

    /// The pixels around a rectangle, small enough that none is passed over, and the part of the picture they show.
    private static func surroundings(
        of corners: Quadrilateral,
        in picture: Picture,
        upright size: (width: Int, height: Int)
    ) throws -> (PictureRegion, Raster) {
        let (pictureWidth, pictureHeight) = (Double(picture.width), Double(picture.height))
        let (xs, ys) = (corners.corners.map(\.x), corners.corners.map(\.y))
        func bounds(_ values: [Double], _ side: Double) -> (from: Double, to: Double) {
            let (low, high) = (values.min() ?? 0, values.max() ?? side)
            let from = min(max(low.rounded(.down) - 2, 0), side - 1)
            return (from, max(min(high.rounded(.up) + 2, side), from + 1))
        }
        let (x, y) = (bounds(xs, pictureWidth), bounds(ys, pictureHeight))
        let region = PictureRegion(
            x: x.from / pictureWidth,
            y: y.from / pictureHeight,
            width: (x.to - x.from) / pictureWidth,
            height: (y.to - y.from) / pictureHeight
        )
        let sides = corners.sideLengths
        let scale = min(
            1,
            max(
                Double(size.width) / max(sides[0], sides[2], 1),
                Double(size.height) / max(sides[1], sides[3], 1)
            )
        )
        let raster = try picture.raster(
            region: region,
            fit: .fill,
            width: max(1, Int(((x.to - x.from) * scale).rounded())),
            height: max(1, Int(((y.to - y.from) * scale).rounded()))
        )
        return (region, raster)
    }
}
