package import GeometryEngine
package import PictureEngine
import PixelEngine

extension RectangleEngine {
    /// Returns the part of a picture inside of plain margins, or the whole when there are none.
    ///
    /// Product pictures often show a cover on white. A photo of that cover has no such margins, so they make two
    /// pictures of one thing look different. A margin is removed only where it ends at a straight side: a title on a
    /// white cover and a round emblem keep theirs. Throws what decoding throws.
    package static func partInsideMargins(of picture: Picture) throws -> PictureRegion {
        let pixels = try picture.raster(for: picture.need(within: coarseSide))
        return unsafe pixels.withUnsafeBytes { bytes in
            var margins = unsafe PlainMargins(
                bytes: bytes,
                bytesPerRow: pixels.bytesPerRow,
                width: pixels.width,
                height: pixels.height
            )
            return margins.partInside()
        }
    }
}

/// The search for plain margins in opaque pixels of four bytes.
@safe private struct PlainMargins {
    let bytes: UnsafeRawBufferPointer
    let bytesPerRow: Int
    let width: Int
    let height: Int
    private var columns: Range<Int>
    private var rows: Range<Int>

    /// The largest difference of each component between colors that count as the same.
    private static let tolerance = 14
    /// The plain share of a line that makes it part of a margin.
    private static let plainShare = 0.97
    /// The share of a side that has to differ from its margin.
    private static let filledShare = 0.6
    /// The smallest part of the picture's width and height that is left.
    private static let smallest = 0.3
    /// The share of a side below which a margin is just a blurred border.
    private static let narrowest = 0.01

    init(bytes: UnsafeRawBufferPointer, bytesPerRow: Int, width: Int, height: Int) {
        unsafe self.bytes = unsafe bytes
        self.bytesPerRow = bytesPerRow
        self.width = width
        self.height = height
        columns = 0..<width
        rows = 0..<height
    }

    /// A line of pixels: the offset of its first byte, the stride and the number of pixels.
    private struct Line {
        var start: Int
        var step: Int
        var count: Int
    }

    private func row(_ y: Int) -> Line {
        Line(start: y * bytesPerRow + columns.lowerBound * 4, step: 4, count: columns.count)
    }

    private func column(_ x: Int) -> Line {
        Line(start: rows.lowerBound * bytesPerRow + x * 4, step: bytesPerRow, count: rows.count)
    }

    private func color(_ place: Int) -> SIMD4<Int> {
        unsafe SIMD4(Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]), 0)
    }

    /// The share of a line with a color.
    private func share(of color: SIMD4<Int>, on line: Line) -> Double {
        var same = 0
        for index in 0..<line.count {
            let difference = self.color(line.start + index * line.step) &- color
            if (0..<3).allSatisfy({ abs(difference[$0]) <= Self.tolerance }) { same += 1 }
        }
        return Double(same) / Double(max(1, line.count))
    }

    /// Removes margins from the outside inwards until none is left, and returns the rest.
    mutating func partInside() -> PictureRegion {
        // The colors of the margins: above, below, left and right.
        var grounds: [SIMD4<Int>?] = [nil, nil, nil, nil]
        var previous: (Range<Int>, Range<Int>)
        repeat {
            previous = (columns, rows)
            for side in 0..<4 { narrow(side, &grounds[side]) }
        } while previous != (columns, rows) && !rows.isEmpty && !columns.isEmpty
        guard Double(columns.count) >= Self.smallest * Double(width),
            Double(rows.count) >= Self.smallest * Double(height),
            (0..<4).allSatisfy({ isFilled($0, margin: grounds[$0]) })
        else { return .whole }
        let (x, y) = (Self.wide(columns, in: width), Self.wide(rows, in: height))
        let inside = PixelRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
        return PictureRegion(inside, width: width, height: height)
    }

    /// Returns the line at a distance inside of a side.
    private func line(_ side: Int, _ inside: Int) -> Line {
        switch side {
        case 0: row(rows.lowerBound + inside)
        case 1: row(rows.upperBound - 1 - inside)
        case 2: column(columns.lowerBound + inside)
        default: column(columns.upperBound - 1 - inside)
        }
    }

    private mutating func narrow(_ side: Int, _ ground: inout SIMD4<Int>?) {
        while !rows.isEmpty, !columns.isEmpty {
            let outermost = line(side, 0)
            // A margin that has begun keeps its color; a new one takes that of its corner or its center.
            let colors = ground.map { [$0] } ?? [color(outermost.start), color(middle(of: outermost))]
            guard let plain = colors.first(where: { share(of: $0, on: outermost) >= Self.plainShare }) else { return }
            ground = plain
            switch side {
            case 0: rows.removeFirst()
            case 1: rows.removeLast()
            case 2: columns.removeFirst()
            default: columns.removeLast()
            }
        }
    }

    /// A range without margins that are too narrow.
    private static func wide(_ range: Range<Int>, in length: Int) -> Range<Int> {
        let limit = Int((narrowest * Double(length)).rounded(.up))
        let from = range.lowerBound < limit ? 0 : range.lowerBound
        return from..<(length - range.upperBound < limit ? length : range.upperBound)
    }

    private func middle(of line: Line) -> Int { line.start + line.count / 2 * line.step }

    /// Returns whether the picture differs from a margin along most of a side, slightly inside of it.
    private func isFilled(_ side: Int, margin ground: SIMD4<Int>?) -> Bool {
        guard let ground else { return true }
        let depth = side < 2 ? rows.count : columns.count
        let inside = line(side, min(depth - 1, max(1, depth / 50)))
        return 1 - share(of: ground, on: inside) >= Self.filledShare
    }
}
