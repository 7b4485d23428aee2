import GeometryEngine
import InferenceEngine
import PixelEngine

/// The finder of lines: a network that says of each pixel whether it is in a line, and the rectangles around them.
struct TextFinder {
    let model: LoadedModel

    /// The probability from which on a pixel counts.
    private static let threshold: Float = 0.3
    /// The smallest mean probability of a line.
    private static let minimumConfidence = 0.5
    /// The largest number of lines of a picture.
    static let maximumCount = 1000
    /// The largest number of pixels that the network sees at once, and of a tile of a larger picture, which bounds memory:
    /// the network keeps a hundred bytes for each pixel until the next picture.
    private static let wholePixels = 950_000
    private static let tilePixels = 640_000
    /// The width of what two tiles share.
    private static let overlap = 96

    /// Returns the lines in a picture that was scaled for the network, in its pixels.
    func lines(in pixels: Raster, _ check: () throws -> Void) throws -> [FoundLine] {
        let map = try map(of: pixels, check)
        return map.areas(from: Self.threshold, limit: Self.maximumCount).compactMap { area in
            guard area.confidence >= Self.minimumConfidence,
                let rectangle = MinimalRectangle(around: area.runs.hull),
                min(rectangle.length, rectangle.breadth) >= 3
            else { return nil }
            return FoundLine(core: rectangle, confidence: area.confidence)
        }
    }

    /// The probabilities of all pixels, tile by tile.
    private func map(of pixels: Raster, _ check: () throws -> Void) throws -> TextMap {
        var values = [Float](repeating: 0, count: pixels.width * pixels.height)
        for tile in Self.tiles(width: pixels.width, height: pixels.height) {
            try check()
            guard
                let part = pixels.cropped(
                    x: tile.seen.x,
                    y: tile.seen.y,
                    width: tile.seen.width,
                    height: tile.seen.height
                )
            else { continue }
            let (rgb, width, height) = try part.padded(to: 32)
            let isWhole = try unsafe model.run(rgb, shape: [1, height, width, 3]) { output, shape in
                guard shape == [1, 1, height, width] else { return false }
                for y in 0..<tile.kept.height {
                    let source = (tile.kept.y - tile.seen.y + y) * width + tile.kept.x - tile.seen.x
                    let target = (tile.kept.y + y) * pixels.width + tile.kept.x
                    for x in 0..<tile.kept.width { values[target + x] = unsafe output[source + x] }
                }
                return true
            }
            guard isWhole else {
                throw InferenceError(
                    code: .modelDamaged,
                    message: "The model \(model.name) answers no map of its input; set up the models again."
                )
            }
        }
        return TextMap(width: pixels.width, values: values)
    }

    /// A part that the network sees, and the smaller part whose answer counts.
    struct Tile: Hashable {
        var seen: PixelRect
        var kept: PixelRect
    }

    /// Divides a picture into tiles that overlap, so that the network sees what surrounds every kept pixel.
    static func tiles(width: Int, height: Int) -> [Tile] {
        guard width * height > wholePixels else {
            let whole = PixelRect(x: 0, y: 0, width: width, height: height)
            return [Tile(seen: whole, kept: whole)]
        }
        let (columns, rows) = grid(width: width, height: height)
        return spans(height, count: rows).flatMap { rows in
            spans(width, count: columns).map { columns in
                Tile(seen: PixelRect(columns.seen, rows.seen), kept: PixelRect(columns.kept, rows.kept))
            }
        }
    }

    /// The numbers of columns and rows whose tiles are small enough and have the fewest pixels in total.
    private static func grid(width: Int, height: Int) -> (columns: Int, rows: Int) {
        var best = (columns: 1, rows: 1, pixels: Int.max)
        for columns in 1...max(1, width / (2 * overlap)) {
            let tileWidth = tileLength(width, count: columns)
            for rows in 1...max(1, height / (2 * overlap)) {
                let tileHeight = tileLength(height, count: rows)
                guard tileWidth * tileHeight <= tilePixels else { continue }
                let pixels = columns * rows * tileWidth * tileHeight
                if pixels < best.pixels { best = (columns, rows, pixels) }
                break
            }
        }
        return (best.columns, best.rows)
    }

    /// The length of each of a number of tiles that cover a side and overlap.
    private static func tileLength(_ length: Int, count: Int) -> Int {
        (length + (count - 1) * overlap + count - 1) / count
    }

    private static func spans(_ length: Int, count: Int) -> [(seen: Range<Int>, kept: Range<Int>)] {
        let tile = tileLength(length, count: count)
        func start(_ index: Int) -> Int { count == 1 ? 0 : index * (length - tile) / (count - 1) }
        return (0..<count).map { index in
            // Neighbors meet in the middle of what they share.
            let keptStart = index == 0 ? 0 : (start(index - 1) + tile + start(index)) / 2
            let keptEnd = index == count - 1 ? length : (start(index) + tile + start(index + 1)) / 2
            return (start(index)..<start(index) + tile, keptStart..<keptEnd)
        }
    }
}

extension PixelRect {
    fileprivate init(_ columns: Range<Int>, _ rows: Range<Int>) {
        self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}

extension Raster {
    /// The pixels as packed RGB bytes, with sides divisible by a number; what is added is gray.
    fileprivate func padded(to divisor: Int) throws(PixelError) -> (bytes: [UInt8], width: Int, height: Int) {
        let rgb = try packedRGB()
        let newWidth = (width + divisor - 1) / divisor * divisor
        let newHeight = (height + divisor - 1) / divisor * divisor
        guard (newWidth, newHeight) != (width, height) else { return (rgb, width, height) }
        var bytes = [UInt8](repeating: 127, count: newWidth * newHeight * 3)
        for y in 0..<height {
            bytes.replaceSubrange(
                y * newWidth * 3..<(y * newWidth + width) * 3,
                with: rgb[y * width * 3..<(y + 1) * width * 3]
            )
        }
        return (bytes, newWidth, newHeight)
    }
}
