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
}
