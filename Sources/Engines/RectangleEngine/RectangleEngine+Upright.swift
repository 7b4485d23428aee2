import CRectangleKernels
package import GeometryEngine
package import PictureEngine
package import PixelEngine

extension RectangleEngine {
    /// Rectifies a rectangle: its pixels as seen from the front, in its estimated true proportions.
    ///
    /// The longer side has as many pixels as in the picture, at most `maximumSide`. Throws what decoding throws, or a
    /// `PixelError` when the corners aren't those of a convex quadrilateral.
    package static func upright(
        _ corners: Quadrilateral,
        of picture: Picture,
        maximumSide: Int = 1024
    ) throws -> Raster {
        let (pictureWidth, pictureHeight) = (Double(picture.width), Double(picture.height))
        let inPixels = corners.scaled(x: pictureWidth, y: pictureHeight)
        guard inPixels.isConvex, inPixels.area >= 1, maximumSide > 0 else { throw framingNothing(corners) }
        let size = uprightSize(of: inPixels, in: (pictureWidth, pictureHeight), maximumSide: maximumSide)
        let (region, source) = try surroundings(of: inPixels, in: picture, upright: size)
        let inSource = corners.map(region.place).scaled(x: Double(source.width), y: Double(source.height))
        return try source.projected(from: inSource, width: size.width, height: size.height)
    }

    fileprivate static func framingNothing(_ corners: Quadrilateral) -> PixelError {
        PixelError(
            code: .invalidSize,
            message: "The corners \(corners.corners.map { "(\($0.x), \($0.y))" }.joined(separator: ", ")) don't "
                + "frame a convex area; name them clockwise from the upper left one."
        )
    }

    /// The size of a rectified rectangle.
    private static func uprightSize(
        of corners: Quadrilateral,
        in picture: (width: Double, height: Double),
        maximumSide: Int
    ) -> (width: Int, height: Int) {
        let sides = corners.sideLengths
        let ratio = aspectRatio(of: corners, in: picture)
        let (across, down) = (max(sides[0], sides[2]), max(sides[1], sides[3]))
        // Neither side loses pixels, except to the limit.
        let width = max(across, down * ratio)
        let scale = min(1, Double(maximumSide) / max(width, width / ratio))
        return (max(1, Int((width * scale).rounded())), max(1, Int((width / ratio * scale).rounded())))
    }

    /// The pixels around a rectangle, reduced so that none is skipped, and the part of the picture they show.
    private static func surroundings(
        of corners: Quadrilateral,
        in picture: Picture,
        upright size: (width: Int, height: Int)
    ) throws -> (PictureRegion, Raster) {
        let pixels = PixelRect(
            touching: corners.bounds.outset(x: 2, y: 2),
            width: picture.width,
            height: picture.height
        )
        let region = PictureRegion(pixels, width: picture.width, height: picture.height)
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
            width: max(1, Int((Double(pixels.width) * scale).rounded())),
            height: max(1, Int((Double(pixels.height) * scale).rounded()))
        )
        return (region, raster)
    }
}

extension Raster {
    /// Returns what four corners of an ``PixelFormat/rgba8`` picture enclose as a rectangle of a size.
    ///
    /// Pixels between others are interpolated linearly; a picture that is much larger than the result should be reduced
    /// before. Throws when three of the corners are collinear.
    package func projected(from corners: Quadrilateral, width: Int, height: Int) throws(PixelError) -> Raster {
        guard let map = Homography(width: Double(width), height: Double(height), to: corners) else {
            throw RectangleEngine.framingNothing(corners)
        }
        return try unsafe Raster(width: width, height: height, format: .rgba8, alpha: .opaque) {
            bytes,
            bytesPerRow in
            unsafe withKernelPicture { picture in
                unsafe fovea_project_pixels(
                    picture,
                    map.betweenCenters.entries,
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    bytesPerRow,
                    CInt(width),
                    CInt(height)
                )
            }
        }
    }
}
