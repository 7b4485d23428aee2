import GeometryEngine
import PixelEngine

/// A reduced picture without its writing: how light it is, its colors, and where the strokes were.
struct PaperPicture {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The brightness with dark strokes filled by what surrounds them.
    private(set) var light: [UInt8]
    /// The smoothed difference of blue from brightness, with 128 for none.
    private(set) var blue: [UInt8]
    /// The smoothed difference of red from brightness, with 128 for none.
    private(set) var red: [UInt8]
    /// How much darker a stroke is than what surrounds it.
    private(set) var stroke: [UInt8]

    /// The sides of the picture.
    var size: (width: Double, height: Double) { (Double(width), Double(height)) }

    /// Reduces opaque ``PixelFormat/rgba8`` pixels.
    init(_ pixels: Raster, within side: Int) throws {
        let scale = min(1, Double(side) / Double(max(pixels.width, pixels.height)))
        let width = max(1, Int((Double(pixels.width) * scale).rounded()))
        let height = max(1, Int((Double(pixels.height) * scale).rounded()))
        (self.width, self.height) = (width, height)
        let small = scale < 1 ? try pixels.scaled(width: width, height: height) : pixels
        let count = width * height
        var luma = [UInt8](repeating: 0, count: count)
        var (cb, cr) = (luma, luma)
        unsafe small.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let at = y * small.bytesPerRow + x * 4
                    let (r, g, b) = unsafe (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
                    // Rec. 601 in sixteen bits.
                    let level = (19595 * r + 38470 * g + 7471 * b + 32768) >> 16
                    luma[y * width + x] = UInt8(level)
                    cb[y * width + x] = UInt8(clamping: 128 + (b - level) * 9 / 16)
                    cr[y * width + x] = UInt8(clamping: 128 + (r - level) * 11 / 16)
                }
            }
        }
        let radius = max(2, max(width, height) / 80)
        let wide = Self.extremes(luma, width, height, radius, max)
        light = Self.extremes(wide, width, height, radius, min)
        stroke = zip(light, luma).map { $0 > $1 ? $0 - $1 : 0 }
        blue = Self.smoothed(cb, width, height, radius)
        red = Self.smoothed(cr, width, height, radius)
    }

    /// The index of the pixel at a point, or nil outside.
    func index(at point: Point) -> Int? {
        guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return nil }
        return Int(point.y) * width + Int(point.x)
    }

    /// How far a pixel's color is from gray.
    func chroma(_ index: Int) -> Int { abs(Int(blue[index]) - 128) + abs(Int(red[index]) - 128) }

    /// How different two pixels look.
    func difference(_ a: Int, _ b: Int) -> Double {
        let color = abs(Int(blue[a]) - Int(blue[b])) + abs(Int(red[a]) - Int(red[b]))
        return Double(abs(Int(light[a]) - Int(light[b]))) + 1.5 * Double(color)
    }
}

// MARK: - Filters

extension PaperPicture {
    /// The extreme of the square around each pixel, first along rows, then along columns.
    private static func extremes(
        _ values: [UInt8],
        _ width: Int,
        _ height: Int,
        _ radius: Int,
        _ extreme: (UInt8, UInt8) -> UInt8
    ) -> [UInt8] {
        var result = values
        for (count, stride) in [(width, 1), (height, width)] {
            // The extreme of two neighboring windows is that of a window as long as both.
            var reach = 1
            while reach < min(2 * radius + 1, count) {
                let step = min(reach, 2 * radius + 1 - reach)
                for index in result.indices where index / stride % count + step < count {
                    result[index] = extreme(result[index], result[index + step * stride])
                }
                reach += step
            }
            // Windows began at their pixel; now it is in their middle.
            for index in result.indices.reversed() {
                let place = index / stride % count
                result[index] = result[index - min(place, radius) * stride]
            }
        }
        return result
    }

    /// The mean of the square around each pixel.
    private static func smoothed(_ values: [UInt8], _ width: Int, _ height: Int, _ radius: Int) -> [UInt8] {
        var sums = [Int32](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var row: Int32 = 0
            for x in 0..<width {
                row += Int32(values[y * width + x])
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
            }
        }
        var result = values
        for y in 0..<height {
            let (top, bottom) = (max(0, y - radius), min(height, y + radius + 1))
            for x in 0..<width {
                let (left, right) = (max(0, x - radius), min(width, x + radius + 1))
                let sum =
                    sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
                    - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
                result[y * width + x] = UInt8(clamping: Int(sum) / ((bottom - top) * (right - left)))
            }
        }
        return result
    }
}
