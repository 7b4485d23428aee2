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
        // A block at the border may be cut, and the line may be several rows of a pattern.
        let whole = areas.filter { $0.columns.lowerBound > 0 && $0.columns.upperBound < ink.pixels.width - 1 }
        let parts = whole.isEmpty ? areas : whole
        let tallest = parts.map(\.height).max() ?? 0
        let letters = parts.filter { 2 * $0.height >= tallest }
        return !letters.isEmpty && letters.allSatisfy(\.isBlock)
    }
}

/// The extent of an area of ink.
private struct InkArea {
    let columns: ClosedRange<Int>
    let height: Int
    let pixelCount: Int

    /// The part of its box that a block fills, and its least width as a part of its height.
    private static let (fill, leastWidth) = (0.97, 0.4)

    init(_ runs: [PixelRuns.Run]) {
        let (left, right) = (runs.map(\.columns.lowerBound).min() ?? 0, runs.map(\.columns.upperBound).max() ?? 0)
        columns = left...max(left, right)
        height = (runs.last?.row ?? 0) - (runs.first?.row ?? 0) + 1
        pixelCount = runs.pixelCount
    }

    /// A Boolean value that indicates whether the area is a filled rectangle.
    ///
    /// Letters have corners that are round, open or missing, and strokes are narrower.
    var isBlock: Bool {
        Double(pixelCount) >= Self.fill * Double(columns.count * height)
            && Double(columns.count) >= Self.leastWidth * Double(height)
    }
}
