import GeometryEngine
package import PictureEngine
import PixelEngine

/// A finder of the lines around what is darker, or lighter, than the rest of a picture.
///
/// One brightness divides the pixels into objects and ground. Borders between the two are followed, those of objects and
/// those of their holes, and what hardly differs from its surroundings is left out. The work grows with the number of
/// pixels, and the memory with that of the pixels on borders, which has a limit: no picture takes more than both.
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

/// An error from looking for contours.
package struct ContourError: Error, Sendable, CustomStringConvertible {
    /// What failed and how to go on.
    package let message: String

    /// The message.
    package var description: String { message }
}

/// The levels of the pixels of objects.
struct ObjectLevels {
    /// For each level, whether an object has it.
    private let areObjects: [Bool]

    /// Divides dark from light; nil where a picture of one level is to do so.
    init?(_ levels: Raster, _ options: ContourOptions) {
        var pivot = (options.pivot ?? 0) * 255
        if options.pivot == nil {
            var histogram = LevelHistogram()
            unsafe levels.withUnsafeBytes { bytes in
                for y in 0..<levels.height {
                    unsafe histogram.add(bytes[y * levels.bytesPerRow..<y * levels.bytesPerRow + levels.width])
                }
            }
            guard let division = histogram.division else { return nil }
            pivot = Double(division.threshold) + 0.5
        }
        areObjects = (0...255).map { options.findsDark ? Double($0) < pivot : Double($0) > pivot }
    }

    subscript(level: UInt8) -> Bool { areObjects[Int(level)] }
}
