import PixelEngine

/// A picture in linear light: red, green and blue, premultiplied by coverage.
struct LightPicture: Sendable {
    let width: Int
    let height: Int
    /// The pixels in rows; the fourth number is the coverage.
    var pixels: [SIMD4<Float>]

    /// Creates a picture of one color.
    init(width: Int, height: Int, color: SIMD4<Float> = .zero) {
        self.width = max(1, width)
        self.height = max(1, height)
        pixels = [SIMD4<Float>](repeating: color, count: self.width * self.height)
    }

    /// The longer side.
    var longerSide: Double { Double(max(width, height)) }
}

// MARK: - Reading

extension LightPicture {
    /// Returns the light at a point between pixels; edge pixels extend beyond the picture.
    func light(x: Double, y: Double) -> SIMD4<Float> {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let (x0, y0) = (clampedColumn(left), clampedRow(top))
        let (x1, y1) = (clampedColumn(left + 1), clampedRow(top + 1))
        let upper = pixels[y0 * width + x0] * (1 - fx) + pixels[y0 * width + x1] * fx
        let lower = pixels[y1 * width + x0] * (1 - fx) + pixels[y1 * width + x1] * fx
        return upper * (1 - fy) + lower * fy
    }

    private func clampedColumn(_ x: Double) -> Int { Int(min(max(x, 0), Double(width - 1))) }

    private func clampedRow(_ y: Double) -> Int { Int(min(max(y, 0), Double(height - 1))) }

    /// Returns the picture at half its size.
    func halved() -> LightPicture {
        var half = LightPicture(width: width / 2, height: height / 2)
        guard width > 1, height > 1 else { return self }
        for y in 0..<half.height {
            for x in 0..<half.width {
                let start = 2 * y * width + 2 * x
                let sum = pixels[start] + pixels[start + 1] + pixels[start + width] + pixels[start + width + 1]
                half.pixels[y * half.width + x] = sum * 0.25
            }
        }
        return half
    }
}

// MARK: - Changing

extension LightPicture {
    /// Changes every pixel by its position, the pixel's center in pixels from the upper left corner.
    mutating func change(_ body: (inout SIMD4<Float>, _ x: Double, _ y: Double) -> Void) {
        for y in 0..<height {
            for x in 0..<width { body(&pixels[y * width + x], Double(x) + 0.5, Double(y) + 0.5) }
        }
    }

    /// Returns the part inside a rectangle of whole pixels, which is inside the picture.
    func cropped(x: Int, y: Int, width: Int, height: Int) -> LightPicture {
        var part = LightPicture(width: width, height: height)
        for row in 0..<part.height {
            let start = (y + row) * self.width + x
            part.pixels.replaceSubrange(
                row * part.width..<(row + 1) * part.width,
                with: pixels[start..<start + part.width]
            )
        }
        return part
    }
}
