import GeometryEngine
import PixelEngine

/// The comparison of what a mask shows with what is around it.
///
/// The network for subjects sees things in checkers, grids, bricks and waves, too, and cuts out a piece of them. A thing
/// differs from its ground in its colors and in its texture; what doesn't is a piece of a surface.
struct GroundComparison {
    /// The width and height at which pixels are compared.
    static let side = 320
    /// The width of a block of pixels, and the number of blocks along a side and along a cell's.
    private static let (block, count, cell) = (16, 20, 3)

    /// The share of the border from which on a mask is of what is all around a picture, a surface.
    static let largestBorderShare = 0.75
    /// The least share of a mask that isn't at its edges, the largest of the colors that inside and outside have in
    /// common, and the least difference of textures.
    private static let (leastSolidShare, largestSharedColors, leastDifference) = (0.3, 0.72, 4.0)

    private let borderShare: Double
    private let isInside: [Bool]
    private let colors: [SIMD4<Int>]

    /// Compares pixels of 320 × 320 by a mask of any size.
    init(_ mask: SoftMask, _ pixels: Raster) throws(PixelError) {
        precondition(pixels.width == Self.side && pixels.height == Self.side, "Pixels are compared at one size.")
        let mask = try mask.scaled(width: Self.side, height: Self.side)
        borderShare = mask.borderShare
        isInside = mask.values.map { $0 > 0.5 }
        colors = unsafe pixels.withUnsafeBytes { bytes in
            (0..<Self.side * Self.side).map { place in
                let start = place / Self.side * pixels.bytesPerRow + place % Self.side * 4
                return unsafe SIMD4(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), 0)
            }
        }
    }

    /// A Boolean value that indicates whether the mask is of a thing.
    var isThing: Bool {
        borderShare <= Self.largestBorderShare && solidShare >= Self.leastSolidShare
            && sharedColors <= Self.largestSharedColors && difference >= Self.leastDifference
    }
}

// MARK: - Shape

extension GroundComparison {
    /// The share of what is inside that is farther than two pixels from what is outside: lines of a grid have none.
    private var solidShare: Double {
        let side = Self.side
        /// Keeps what has none outside within two pixels along a step; what is beyond the border doesn't count.
        func worn(_ inside: [Bool], along step: Int, _ position: (Int) -> Int) -> [Bool] {
            inside.indices.map { place in
                let at = position(place)
                return (max(-2, -at)...min(2, side - 1 - at)).allSatisfy { inside[place + $0 * step] }
            }
        }
        let solid = worn(worn(isInside, along: 1) { $0 % side }, along: side) { $0 / side }
        return Double(solid.count { $0 }) / Double(max(1, isInside.count { $0 }))
    }
}

// MARK: - Colors

extension GroundComparison {
    /// The share of colors, in steps of 32, that inside and outside have in common.
    private var sharedColors: Double {
        var inside = [Int](repeating: 0, count: 512)
        var outside = inside
        for (place, color) in colors.enumerated() {
            let index = color.x / 32 * 64 + color.y / 32 * 8 + color.z / 32
            if isInside[place] { inside[index] += 1 } else { outside[index] += 1 }
        }
        let (all, others) = (Double(max(1, inside.reduce(0, +))), Double(max(1, outside.reduce(0, +))))
        return zip(inside, outside).reduce(0) { $0 + min(Double($1.0) / all, Double($1.1) / others) }
    }
}

// MARK: - Texture

extension GroundComparison {
    /// The sums of pixels of a block or a cell.
    private struct Sums {
        var inside = 0
        /// Red, green and blue, and how much brightness changes to the right.
        var colors = SIMD4<Int>.zero
        /// The squares of the colors, and how much brightness changes downwards.
        var squares = SIMD4<Int>.zero

        static func += (sums: inout Sums, more: Sums) {
            sums.inside += more.inside
            sums.colors &+= more.colors
            sums.squares &+= more.squares
        }
    }

    /// The difference, of 256, between a cell inside and the one outside that is most like it, in the median of all
    /// cells inside; infinite where cells are only inside or only outside, or neither.
    private var difference: Double {
        let pixelCount = Double(Self.cell * Self.cell * Self.block * Self.block)
        let cells = cells
        func looks(where isChosen: (Double) -> Bool) -> [SIMD8<Double>] {
            cells.filter { isChosen(Double($0.inside) / pixelCount) }.map { Self.look($0, pixelCount) }
        }
        let (inside, outside) = (looks { $0 > 0.85 }, looks { $0 < 0.15 })
        guard !inside.isEmpty, !outside.isEmpty else { return .infinity }
        let nearest = inside.map { look in
            outside.reduce(.infinity) { nearest, other in
                let way = look - other
                return min(nearest, (way * way).sum())
            }
        }
        return nearest.median.squareRoot()
    }

    /// The mean color, how much colors differ from it, and how much brightness changes.
    private static func look(_ sums: Sums, _ pixelCount: Double) -> SIMD8<Double> {
        var look = SIMD8<Double>.zero
        for component in 0..<3 {
            let mean = Double(sums.colors[component]) / pixelCount
            look[component] = mean
            look[component + 3] = max(0, Double(sums.squares[component]) / pixelCount - mean * mean).squareRoot()
        }
        // Brightness is in thousandths.
        look[6] = Double(sums.colors.w) / 1000 / pixelCount
        look[7] = Double(sums.squares.w) / 1000 / pixelCount
        return look
    }

    /// All cells of three by three blocks.
    private var cells: [Sums] {
        let blocks = blocks
        let starts = 0...Self.count - Self.cell
        return starts.flatMap { top in
            starts.map { left in
                var sums = Sums()
                for row in top..<top + Self.cell {
                    for column in left..<left + Self.cell { sums += blocks[row * Self.count + column] }
                }
                return sums
            }
        }
    }

    private var blocks: [Sums] {
        let side = Self.side
        let brightness = colors.map { 299 * $0.x + 587 * $0.y + 114 * $0.z }
        var blocks = [Sums](repeating: Sums(), count: Self.count * Self.count)
        for (place, color) in colors.enumerated() {
            let (x, y) = (place % side, place / side)
            var (sum, squares) = (color, color &* color)
            sum.w = x + 1 < side ? abs(brightness[place + 1] - brightness[place]) : 0
            squares.w = y + 1 < side ? abs(brightness[place + side] - brightness[place]) : 0
            blocks[y / Self.block * Self.count + x / Self.block] +=
                Sums(inside: isInside[place] ? 1 : 0, colors: sum, squares: squares)
        }
        return blocks
    }
}
