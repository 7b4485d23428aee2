package import PixelEngine

/// Sixel graphics: six rows of pixels to a line of characters, in up to 252 colors.
package enum SixelGraphics {
    /// The levels of red, green and blue; the eye is most sensitive to green.
    private static let levels = (red: 6, green: 7, blue: 6)

    /// Returns the escape codes that draw a picture at the cursor.
    package static func codes(for pixels: Raster) -> String? {
        guard let picture = try? pixels.converted(to: .rgba8, alpha: .opaque) else { return nil }
        let indices = dithered(picture)
        let (width, height) = (picture.width, picture.height)
        var codes = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
        for color in Set(indices).sorted() { codes += "#\(color);2;\(percentages(color))" }
        for top in stride(from: 0, to: height, by: 6) {
            let rows = top..<min(top + 6, height)
            let colors = Set(indices[rows.lowerBound * width..<rows.upperBound * width]).sorted()
            for (position, color) in colors.enumerated() {
                codes += "#\(color)"
                codes += runs(of: color, in: indices, rows: rows, width: width)
                codes += position == colors.count - 1 ? "-" : "$"
            }
        }
        return codes + "\u{1B}\\"
    }

    /// Returns the pixels of one color in six rows, run-length encoded.
    private static func runs(of color: UInt8, in indices: [UInt8], rows: Range<Int>, width: Int) -> String {
        var text = ""
        var last: UInt8 = 0
        var count = 0
        func flush() {
            guard count > 0 else { return }
            let character = String(UnicodeScalar(last))
            text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
        }
        for x in 0..<width {
            var bits: UInt8 = 0
            for (bit, y) in rows.enumerated() where indices[y * width + x] == color { bits |= 1 << UInt8(bit) }
            let character = 63 + bits
            if character == last {
                count += 1
            } else {
                flush()
                (last, count) = (character, 1)
            }
        }
        // Trailing empty pixels are omitted.
        if last != 63 { flush() }
        return text
    }

    /// Returns the nearest color of each pixel with Floyd–Steinberg dithering.
    private static func dithered(_ picture: Raster) -> [UInt8] {
        let (width, height) = (picture.width, picture.height)
        var indices = [UInt8](repeating: 0, count: width * height)
        let black = SIMD3<Float>.zero
        var errors = [SIMD3<Float>](repeating: black, count: width + 2)
        picture.withUnsafeBytes { bytes in
            for y in 0..<height {
                var next = [SIMD3<Float>](repeating: black, count: width + 2)
                var carried = black
                for x in 0..<width {
                    let offset = y * picture.bytesPerRow + x * 4
                    let stored = SIMD3(Float(bytes[offset]), Float(bytes[offset + 1]), Float(bytes[offset + 2]))
                    let wanted = (stored + errors[x + 1] + carried)
                        .clamped(lowerBound: black, upperBound: SIMD3(repeating: 255))
                    let (index, color) = nearest(wanted)
                    indices[y * width + x] = index
                    let error = wanted - color
                    carried = error * (7.0 / 16)
                    next[x] += error * (3.0 / 16)
                    next[x + 1] += error * (5.0 / 16)
                    next[x + 2] += error * (1.0 / 16)
                }
                errors = next
            }
        }
        return indices
    }

    private static func nearest(_ color: SIMD3<Float>) -> (index: UInt8, color: SIMD3<Float>) {
        let steps = SIMD3<Float>(Float(levels.red - 1), Float(levels.green - 1), Float(levels.blue - 1)) / 255
        let level = (color * steps).rounded(.toNearestOrAwayFromZero)
        let index = (Int(level.x) * levels.green + Int(level.y)) * levels.blue + Int(level.z)
        return (UInt8(index), level / steps)
    }

    /// Returns the color of an index in percent, as sixel requires.
    private static func percentages(_ index: UInt8) -> String {
        let number = Int(index)
        let (red, green, blue) = (
            number / (levels.blue * levels.green), number / levels.blue % levels.green, number % levels.blue
        )
        func hundredths(_ level: Int, _ levels: Int) -> Int { (level * 100 + (levels - 1) / 2) / (levels - 1) }
        return "\(hundredths(red, levels.red));\(hundredths(green, levels.green));\(hundredths(blue, levels.blue))"
    }
}
