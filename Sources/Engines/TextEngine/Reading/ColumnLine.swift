import PixelEngine

/// A column of characters below one another, as Chinese and Japanese are written as well, laid out as a line.
struct ColumnLine {
    /// The pixels of the line, opaque, in ``PixelFormat/rgba8``.
    let pixels: Raster
    /// The extents of the characters along the column, in fractions of its length.
    private let cells: [ClosedRange<Double>]

    /// The largest length of a character, and of a mark of punctuation, in breadths of the column.
    private static let characterLength = 1.05
    private static let markLength = 0.45
    /// The margin around the line, and the gap between characters, in breadths of the column.
    private static let margin = 0.15
    private static let gap = 0.1
    /// The largest number of pixels of a line: a stroke as long as the column would make it as high as it is long.
    private static let maximumPixels = 4_000_000

    /// Lays out a column that was turned to the left, so that its upper end is on the left; nil when it is of one color, or no
    /// column for its long strokes.
    init?(_ turned: Raster) throws(PixelError) {
        let gray = try GrayPixels(turned.converted(to: .gray8, alpha: .opaque))
        guard let ink = Ink(gray) else { return nil }
        let breadth = ink.box.height
        let characters = Self.characters(of: ink)
        let margin = Int((Double(breadth) * Self.margin).rounded(.up))
        let pitch = breadth + Int((Double(breadth) * Self.gap).rounded(.up))
        let height = (characters.map(\.count).max() ?? 0) + 2 * margin
        let width = characters.count * pitch + 2 * margin
        guard width * height <= Self.maximumPixels else { return nil }
        var values = [UInt8](repeating: ink.ground, count: width * height)
        for (index, character) in characters.enumerated() {
            // Marks are at the upper right in columns, and at the lower left in lines.
            let isMark = Double(character.count) < Self.markLength * Double(breadth)
            let top = isMark ? height - margin - character.count : (height - character.count) / 2
            for (row, x) in character.enumerated() {
                for column in 0..<breadth {
                    let y = ink.box.bottom - 1 - column
                    values[(top + row) * width + margin + index * pitch + column] =
                        ink.pixels.values[y * ink.pixels.width + x]
                }
            }
        }
        pixels = try GrayPixels(width: width, height: height, values: values).raster()
            .converted(to: .rgba8, alpha: .opaque)
        cells = characters.map { character in
            Double(character.lowerBound) / Double(gray.width)...Double(character.upperBound) / Double(gray.width)
        }
    }

    /// The pixels along the column of each character: runs of ink, several of which may be one character.
    private static func characters(of ink: Ink) -> [Range<Int>] {
        let (box, width) = (ink.box, ink.pixels.width)
        var runs: [Range<Int>] = []
        for x in box.left..<box.right
        where (box.top..<box.bottom).contains(where: { ink.pixels.values[$0 * width + x] <= ink.threshold }) {
            let start = runs.last?.upperBound == x ? runs.removeLast().lowerBound : x
            runs.append(start..<x + 1)
        }
        return runs.reduce(into: []) { characters, run in
            if let last = characters.last,
                Double(run.upperBound - last.lowerBound) <= characterLength * Double(box.height)
            {
                characters[characters.count - 1] = last.lowerBound..<run.upperBound
            } else {
                characters.append(run)
            }
        }
    }

    /// Returns the reading of the line with its extents in fractions of the column's length.
    func placed(_ reading: LineReading) -> LineReading {
        var placed = reading
        // Mostly there is a character in each place; otherwise the middle of its extent tells which.
        placed.extents = reading.extents.enumerated().map { index, extent in
            let middle = (extent.lowerBound + extent.upperBound) / 2
            let place = reading.extents.count == cells.count ? index : Int(middle * Double(cells.count))
            return cells[min(max(place, 0), cells.count - 1)]
        }
        return placed
    }
}
