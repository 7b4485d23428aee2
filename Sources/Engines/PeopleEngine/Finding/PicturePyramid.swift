package import GeometryEngine
package import PictureEngine
package import PixelEngine
import Synchronization

/// A picture at its size, half of it, a quarter and so on, from which the regions for networks are cut.
///
/// A level is made when a region first needs it. Points and regions are in the pixels of the whole picture.
package final class PicturePyramid: Sendable {
    private let picture: Picture
    private let levels = Mutex<[Int: Raster]>([:])

    /// Creates the pyramid of a picture.
    package init(_ picture: Picture) {
        self.picture = picture
    }

    /// The width of the picture in pixels.
    package var width: Double { Double(picture.width) }
    /// The height of the picture in pixels.
    package var height: Double { Double(picture.height) }
    /// The whole picture as a region.
    package var whole: TurnedRect { TurnedRect(Rect(x: 0, y: 0, width: width, height: height)) }

    /// Returns what a region shows as packed RGB bytes of a size.
    ///
    /// A region of negative width is shown mirrored. With a sharpness of 1 nearly all pixels count; with an infinite one
    /// only those nearest to each place, as networks that were trained on sampled pictures expect. Throws what decoding
    /// throws.
    package func rgb(
        of region: TurnedRect,
        width: Int,
        height: Int,
        border: Raster.Border,
        sharpness: Double = 1
    ) throws -> [UInt8] {
        let reduction = min(abs(region.width) / Double(width), region.height / Double(height)) / sharpness
        let level = Self.level(forReduction: reduction, width: picture.width, height: picture.height)
        let scale = 1 / Double(1 << level)
        // Positions count from the center of the first pixel, which moves when pixels are joined.
        let center = Point(x: (region.center.x + 0.5) * scale - 0.5, y: (region.center.y + 0.5) * scale - 0.5)
        let scaled = TurnedRect(
            center: center,
            width: region.width * scale,
            height: region.height * scale,
            angle: region.angle
        )
        return try pixels(level).rgb(of: scaled, width: width, height: height, border: border)
    }

    /// The times that a picture can be halved before a reduction.
    static func level(forReduction reduction: Double, width: Int, height: Int) -> Int {
        var level = 0
        while level < 12, Double(2 << level) <= reduction, min(width, height) >= 4 << level { level += 1 }
        return level
    }

    private func pixels(_ level: Int) throws -> Raster {
        try levels.withLock { levels in
            if let made = levels[level] { return made }
            let first = Self.firstLevel(picture)
            guard level > first else {
                let made = try picture.raster(for: Self.need(for: picture, level: level))
                levels[level] = made
                return made
            }
            var made = try levels[first] ?? picture.raster(for: Self.need(for: picture, level: first))
            levels[first] = made
            for next in first + 1...level {
                if let known = levels[next] {
                    made = known
                } else {
                    made = try made.joined()
                    levels[next] = made
                }
            }
            return made
        }
    }
}

// MARK: - Decoding

extension PicturePyramid {
    /// The longer side of the largest level that is decoded unless a small region needs more.
    private static let firstSide = 2048

    /// The pixels that finding people needs of a picture, for preparing them together with other needs.
    package static func need(for picture: Picture) -> PictureNeed {
        need(for: picture, level: firstLevel(picture))
    }

    private static func firstLevel(_ picture: Picture) -> Int {
        var level = 0
        while max(picture.width, picture.height) >> level > firstSide { level += 1 }
        return level
    }

    private static func need(for picture: Picture, level: Int) -> PictureNeed {
        // Decoders round the sides of reduced pictures up.
        let rest = (1 << level) - 1
        return PictureNeed(
            fit: .fill,
            width: max(1, (picture.width + rest) >> level),
            height: max(1, (picture.height + rest) >> level)
        )
    }
}

extension Raster {
    /// The picture at half its size, without a last row or column that is alone.
    fileprivate func joined() throws(PixelError) -> Raster {
        let even = cropped(x: 0, y: 0, width: width & ~1, height: height & ~1) ?? self
        return try even.halved() ?? self
    }
}
