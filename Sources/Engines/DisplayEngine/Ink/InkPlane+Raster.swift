import PixelEngine

extension InkPlane {
    /// Creates a plane of the brightness of pixels.
    init(brightnessOf raster: Raster) throws(PixelError) {
        let gray = try raster.converted(to: .gray8, alpha: .opaque)
        var values: [Float] = []
        values.reserveCapacity(gray.width * gray.height)
        unsafe gray.withUnsafeBytes { bytes in
            for row in 0..<gray.height {
                for x in 0..<gray.width { unsafe values.append(Float(bytes[row * gray.bytesPerRow + x])) }
            }
        }
        self.init(width: gray.width, height: gray.height, values: values)
    }

    /// Creates a plane of the difference from the surroundings, in the color in which pixels differ most from them.
    ///
    /// Some displays differ from their ground in color rather than in brightness. What is dark has positive values.
    init(inkOf raster: Raster) throws(PixelError) {
        let color = try raster.converted(to: .rgba8, alpha: .opaque)
        let (width, height) = (color.width, color.height)
        let planes = (0..<3).map { component in
            var values: [Float] = []
            values.reserveCapacity(width * height)
            unsafe color.withUnsafeBytes { bytes in
                for row in 0..<height {
                    for x in 0..<width {
                        unsafe values.append(Float(bytes[row * color.bytesPerRow + 4 * x + component]))
                    }
                }
            }
            return InkPlane(width: width, height: height, values: values).lessSurroundings(within: height / 2)
        }
        let weights = Self.mainDirection(planes)
        let values = (0..<width * height).map { index in
            -(weights[0] * planes[0].values[index] + weights[1] * planes[1].values[index]
                + weights[2] * planes[2].values[index])
        }
        self.init(width: width, height: height, values: values)
    }

    /// The direction in which values vary most, by repeated multiplication with their covariance.
    private static func mainDirection(_ planes: [InkPlane]) -> [Float] {
        let covariance = planes.map { first in
            planes.map { second in
                first.values.indices.reduce(0.0) { $0 + Double(first.values[$1] * second.values[$1]) }
            }
        }
        var direction = [0.5, 0.7, 0.5]
        for _ in 0..<30 {
            let next = covariance.map { row in row[0] * direction[0] + row[1] * direction[1] + row[2] * direction[2] }
            let length = next.reduce(0) { $0 + $1 * $1 }.squareRoot()
            guard length > 1e-9 else { break }
            direction = next.map { $0 / length }
        }
        return direction.map { Float($0) }
    }
}
