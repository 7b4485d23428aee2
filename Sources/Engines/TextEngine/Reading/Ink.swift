import PixelEngine

/// The ink of a line: where it is, and the pixels as dark ink on a light ground.
package struct Ink {
    /// A box of pixels; the right and bottom sides are outside.
    package struct Box: Equatable {
        package var left: Int
        package var top: Int
        package var right: Int
        package var bottom: Int
        package var width: Int { right - left }
        package var height: Int { bottom - top }
    }

    package let pixels: GrayPixels
    package let box: Box
    /// The value of the ground.
    let ground: UInt8
    /// The lightest value of ink.
    package let threshold: UInt8

    /// Finds the ink; nil when the line is of one color.
    package init?(_ original: GrayPixels) {
        guard let levels = Levels(original) else { return nil }
        var pixels = original
        if levels.isLightOnDark(original) {
            for index in pixels.values.indices { pixels.values[index] = 255 - pixels.values[index] }
            ground = 255 - levels.dark
        } else {
            ground = levels.light
        }
        threshold = pixels.values == original.values ? levels.threshold : 254 - levels.threshold
        guard let box = Self.box(of: pixels, threshold: threshold) else { return nil }
        self.pixels = pixels
        self.box = box
    }

    /// The ink with a margin, filled with the ground where the line has no pixels.
    func framed(above: Int, below: Int, side: Int) throws(PixelError) -> Raster {
        let (width, height) = (box.width + 2 * side, box.height + above + below)
        var values = [UInt8](repeating: ground, count: width * height)
        for row in 0..<height {
            let source = box.top - above + row
            guard source >= 0, source < pixels.height else { continue }
            for column in max(0, side - box.left)..<min(width, pixels.width - box.left + side) {
                values[row * width + column] = pixels.values[source * pixels.width + box.left - side + column]
            }
        }
        return try GrayPixels(width: width, height: height, values: values).raster()
    }

    /// The box of all rows and columns with ink; single dots of noise aren't ink.
    private static func box(of pixels: GrayPixels, threshold: UInt8) -> Box? {
        var rows = [Int](repeating: 0, count: pixels.height)
        var columns = [Int](repeating: 0, count: pixels.width)
        for row in 0..<pixels.height {
            for column in 0..<pixels.width where pixels.values[row * pixels.width + column] <= threshold {
                rows[row] += 1
                columns[column] += 1
            }
        }
        let least = pixels.width > 40 ? 2 : 1
        guard let top = rows.firstIndex(where: { $0 >= least }), let bottom = rows.lastIndex(where: { $0 >= least }),
            let left = columns.firstIndex(where: { $0 > 0 }), let right = columns.lastIndex(where: { $0 > 0 })
        else { return nil }
        return Box(left: left, top: top, right: right + 1, bottom: bottom + 1)
    }
}

// MARK: - Levels

extension Ink {
    /// The two values that a line consists of: the threshold between them is Otsu's.
    struct Levels {
        let threshold: UInt8
        let dark: UInt8
        let light: UInt8

        /// The least difference of ink and ground.
        private static let leastContrast = 14.0

        init?(_ pixels: GrayPixels) {
            var histogram = LevelHistogram()
            histogram.add(pixels.values)
            guard let division = histogram.division, division.light - division.dark >= Self.leastContrast else {
                return nil
            }
            threshold = division.threshold
            dark = UInt8(division.dark)
            light = UInt8(division.light)
        }

        /// Returns whether the ground, which the border of a line mostly shows, is the dark value.
        func isLightOnDark(_ pixels: GrayPixels) -> Bool {
            var darkCount = 0
            let (width, height) = (pixels.width, pixels.height)
            for column in 0..<width {
                if pixels.values[column] <= threshold { darkCount += 1 }
                if pixels.values[(height - 1) * width + column] <= threshold { darkCount += 1 }
            }
            for row in 0..<height {
                if pixels.values[row * width] <= threshold { darkCount += 1 }
                if pixels.values[row * width + width - 1] <= threshold { darkCount += 1 }
            }
            return darkCount > width + height
        }
    }
}
