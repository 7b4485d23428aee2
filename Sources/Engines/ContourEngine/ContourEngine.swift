import GeometryEngine
package import PictureEngine
import PixelEngine

/// A finder of the lines around what is darker, or lighter, than the rest of a picture.
///
/// One brightness divides the pixels into objects and ground. Borders between the two are followed, those of objects and
/// those of their holes, and what hardly differs from its surroundings is left out. The work grows with the number of
/// pixels, and the memory with that of the points of contours. Both have limits that no picture gets past.
package enum ContourEngine {
    /// The longest side of the pixels to examine.
    package static let sideLimit = 4096
    /// The largest number of points of all contours: that of a full picture of noise has room, a chessboard of single
    /// pixels doesn't.
    static let pointLimit = 1 << 24
    /// How much a region has to differ from its surroundings after its contrast is adjusted, of the whole range.
    static let leastDifference = 0.125

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func need(for picture: Picture, _ options: ContourOptions) -> PictureNeed {
        picture.need(of: options.region, within: min(options.side, sideLimit))
    }

    /// Finds the contours in a part of a picture.
    ///
    /// `progress` is called with the finished part of the work now and then, and what it throws ends the work. Throws what
    /// decoding throws, and ``ContourError`` for more points than there may be.
    package static func contours(
        in picture: Picture,
        _ options: ContourOptions,
        progress: (Double) throws -> Void = { _ in }
    ) throws -> ContourTree {
        let pixels = try picture.raster(for: need(for: picture, options))
        let shown = options.region.box(width: Double(picture.width), height: Double(picture.height))
        return try contours(inPixels: pixels, options, aspectRatio: shown.width / shown.height, progress: progress)
    }

    /// Finds the contours of pixels in any format.
    static func contours(
        inPixels pixels: Raster,
        _ options: ContourOptions,
        aspectRatio: Double,
        pointLimit: Int = pointLimit,
        progress: (Double) throws -> Void = { _ in }
    ) throws -> ContourTree {
        let levels = try pixels.converted(to: .gray8, alpha: .opaque)
        guard let objects = ObjectLevels(levels, options) else {
            return ContourTree(
                width: levels.width,
                height: levels.height,
                aspectRatio: aspectRatio,
                places: [],
                ends: [],
                parents: []
            )
        }
        var follower = BorderFollower(width: levels.width, height: levels.height, pointLimit: pointLimit)
        try follower.follow(levels, objects, progress: progress)
        return follower.tree(leastDifference: leastDifference * 255 / options.contrast, aspectRatio: aspectRatio)
    }
}
