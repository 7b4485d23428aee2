import PictureEngine
import PixelEngine

/// A rectangle of whole pixels in an upright picture.
struct PixelRectangle: Sendable, Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    /// The pixels that a region covers, each edge moved to the nearest border between pixels; at least one.
    init(_ region: PictureRegion, width pictureWidth: Int, height pictureHeight: Int) {
        func edges(_ start: Double, _ length: Double, _ side: Int) -> (Int, Int) {
            let first = min(max(0, Int((start * Double(side)).rounded())), side - 1)
            let end = min(side, Int(((start + length) * Double(side)).rounded()))
            return (first, max(1, end - first))
        }
        (x, width) = edges(region.x, region.width, pictureWidth)
        (y, height) = edges(region.y, region.height, pictureHeight)
    }

    /// The pixels that a region touches.
    init(around region: PictureRegion, width pictureWidth: Int, height pictureHeight: Int) {
        func edges(_ start: Double, _ length: Double, _ side: Int) -> (Int, Int) {
            let first = min(max(0, Int((start * Double(side)).rounded(.down))), side - 1)
            let end = min(side, Int(((start + length) * Double(side)).rounded(.up)))
            return (first, max(1, end - first))
        }
        (x, width) = edges(region.x, region.width, pictureWidth)
        (y, height) = edges(region.y, region.height, pictureHeight)
    }

    /// The rectangle as fractions of the picture's sides.
    func region(width pictureWidth: Int, height pictureHeight: Int) -> PictureRegion {
        let (sideX, sideY) = (Double(pictureWidth), Double(pictureHeight))
        return PictureRegion(
            x: Double(x) / sideX,
            y: Double(y) / sideY,
            width: Double(width) / sideX,
            height: Double(height) / sideY
        )
    }
}
