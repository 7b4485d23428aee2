import PixelEngine

/// The red, the green and the blue of each pixel of a part of a picture.
struct ColorPlanes {
    /// The three planes.
    private(set) var components: [InkPlane]

    var width: Int { components[0].width }
    var height: Int { components[0].height }

    /// Creates planes of pixels.
    init(_ raster: Raster) throws(PixelError) {
        let color = try raster.converted(to: .rgba8, alpha: .opaque)
        components = (0..<3).map { component in
            var values: [Float] = []
            values.reserveCapacity(color.width * color.height)
            unsafe color.withUnsafeBytes { bytes in
                for row in 0..<color.height {
                    for x in 0..<color.width {
                        unsafe values.append(Float(bytes[row * color.bytesPerRow + 4 * x + component]))
                    }
                }
            }
            return InkPlane(width: color.width, height: color.height, values: values)
        }
    }

    private init(components: [InkPlane]) { self.components = components }

    /// The brightness of each pixel.
    var brightness: InkPlane {
        let (red, green, blue) = (components[0].values, components[1].values, components[2].values)
        let values = red.indices.map { 0.299 * red[$0] + 0.587 * green[$0] + 0.114 * blue[$0] }
        return InkPlane(width: width, height: height, values: values)
    }

    /// Returns what a change makes of each plane.
    func map(_ change: (InkPlane) -> InkPlane) -> ColorPlanes { ColorPlanes(components: components.map(change)) }

    /// Returns the planes with thicker ink, by about a fifteenth of their height.
    func thickened() -> ColorPlanes {
        let isDark = brightness.hasDarkInk
        return map { $0.spread(over: max(2, (height + 8) / 16), isDark: isDark) }
    }
}

extension InkPlane {
    /// Whether the strokes are darker than what is around them: they are fewer pixels, and differ more.
    fileprivate var hasDarkInk: Bool {
        // Light and shadow are wider than strokes.
        let cell = max(1, Double(height) / 5)
        let columns = max(1, Int((Double(width) / cell).rounded()))
        let around = scaled(width: columns, height: min(5, height)).scaled(width: width, height: height)
        // Frames are at the edges.
        let margin = height / 10
        let differences = (margin * width..<(height - margin) * width).map { values[$0] - around.values[$0] }.sorted()
        let mean = differences.reduce(0, +) / Float(max(1, differences.count))
        return differences.isEmpty || differences[differences.count / 2] >= mean
    }
}
