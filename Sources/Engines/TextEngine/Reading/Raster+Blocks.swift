import GeometryEngine
import PixelEngine

extension Raster {
    /// Returns whether the line at a place consists of filled rectangles, as those of a pattern or a chart, which look
    /// like zeros.
    ///
    /// The middle is looked at: a slanted line has bounds as large as the picture, and a picture may have many.
    func showsBlocks(around bounds: Rect) throws(PixelError) -> Bool {
        let (middle, side) = (bounds.middle, 256.0)
        let (wide, high) = (min(bounds.width, side), min(bounds.height, side))
        let sample = Rect(x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high)
        let part = PixelRect(touching: sample, width: width, height: height)
        guard let pixels = cropped(x: part.x, y: part.y, width: part.width, height: part.height),
            let ink = Ink(GrayPixels(try pixels.converted(to: .gray8, alpha: .opaque)))
        else { return false }
        let map = ink.pixels.values.map { 255 - $0 }
        let areas = PixelRuns(map, width: ink.pixels.width, from: 255 - ink.threshold).areas().map(InkArea.init)
        let letters = areas.filter { 2 * $0.height >= ink.box.height }
        return !letters.isEmpty && letters.allSatisfy(\.isBlock)
    }
}

/// The size of an area of ink.
private struct InkArea {
    let width: Int
    let height: Int
    let pixelCount: Int

    /// The part of its box that a block fills, and its least width as a part of its height.
    private static let (fill, leastWidth) = (0.97, 0.4)

    init(_ runs: [PixelRuns.Run]) {
        let columns = (runs.map(\.columns.lowerBound).min() ?? 0)...(runs.map(\.columns.upperBound).max() ?? 0)
        width = columns.count
        height = (runs.last?.row ?? 0) - (runs.first?.row ?? 0) + 1
        pixelCount = runs.pixelCount
    }

    /// A Boolean value that indicates whether the area is a filled rectangle.
    ///
    /// Letters have corners that are round, open or missing, and strokes are narrower.
    var isBlock: Bool {
        Double(pixelCount) >= Self.fill * Double(width * height) && Double(width) >= Self.leastWidth * Double(height)
    }
}
