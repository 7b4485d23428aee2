import GeometryEngine
package import PixelEngine

/// A line of text as readers of gray pixels like it: dark on light, with a narrow margin around the ink.
struct GrayLine {
    /// The pixels, in ``PixelFormat/gray8``.
    let raster: Raster
    /// The left side of the pixels in the original line, in fractions of its width.
    private let left: Double
    /// The width of a pixel in fractions of the original line's width.
    private let step: Double

    /// Prepares a line; nil when it is of one color.
    ///
    /// Lines below `heights` are enlarged and those above are reduced.
    init?(_ line: Raster, heights: ClosedRange<Int>) throws(PixelError) {
        let gray = try GrayPixels(Self.reduced(line).converted(to: .gray8, alpha: .opaque))
        guard let ink = Ink(gray) else { return nil }
        let box = ink.box
        // A line of low characters alone, such as a dash, would fill the height as if it were capitals.
        let inkHeight = max(box.height, gray.height / 2)
        let side = max(1, Int((Double(inkHeight) * Self.margin).rounded()))
        // Low characters keep their place on the line.
        let spare = inkHeight - min(inkHeight, box.height)
        let above = min(spare, box.top)
        let framed = try ink.framed(above: side + above, below: side + spare - above, side: side)
        let height = min(max(framed.height, heights.lowerBound), heights.upperBound)
        let scale = Double(height) / Double(framed.height)
        let width = min(max(1, Int((Double(framed.width) * scale).rounded())), Self.maximumWidth)
        raster = try framed.scaled(width: width, height: height)
        left = Double(box.left - side) / Double(gray.width)
        step = Double(framed.width) / Double(width) / Double(gray.width)
    }

    /// The extent of pixels in fractions of the original line's width.
    func extent(_ pixels: ClosedRange<Int>) -> ClosedRange<Double> {
        func place(_ x: Int) -> Double { min(max(0, left + Double(x) * step), 1) }
        return place(pixels.lowerBound)...place(pixels.upperBound)
    }

    /// The margin around the ink, in heights of the ink: what tesseract reads best.
    private static let margin = 0.17
    /// The width from which on a line is squeezed: the time of a reading grows with it.
    private static let maximumWidth = 6_000

    /// The line itself, or a smaller one when it is much larger than readers need.
    private static func reduced(_ line: Raster) throws(PixelError) -> Raster {
        guard line.height > 96 else { return line }
        let width = max(1, line.width * 64 / line.height)
        return try line.scaled(width: min(width, 2 * maximumWidth), height: 64)
    }
}

// MARK: - Pixels

/// Gray values, row by row.
package struct GrayPixels {
    package let width: Int
    package let height: Int
    package var values: [UInt8]

    package init(width: Int, height: Int, values: [UInt8]) {
        self.width = width
        self.height = height
        self.values = values
    }

    package init(_ raster: Raster) {
        width = raster.width
        height = raster.height
        values = unsafe raster.withUnsafeBytes { bytes in
            var values: [UInt8] = []
            values.reserveCapacity(raster.width * raster.height)
            for row in 0..<raster.height {
                unsafe values.append(
                    contentsOf: bytes[row * raster.bytesPerRow..<row * raster.bytesPerRow + raster.width]
                )
            }
            return values
        }
    }

    /// The pixels as a picture.
    package func raster() throws(PixelError) -> Raster {
        try unsafe Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for row in 0..<height {
                for column in 0..<width {
                    unsafe bytes[row * bytesPerRow + column] = values[row * width + column]
                }
            }
        }
    }
}
