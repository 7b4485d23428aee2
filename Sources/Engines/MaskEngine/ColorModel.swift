import PixelEngine

/// How often colors occur in two classes of pixels, those of a thing and those of its background.
struct ColorModel {
    /// The pixels' colors in 16 steps of each component.
    private let bins: [UInt16]
    private static let count = 16 * 16 * 16

    init(_ pixels: Raster) {
        bins = unsafe pixels.withUnsafeBytes { bytes in
            (0..<pixels.height).flatMap { y in
                (0..<pixels.width).map { x in
                    let place = y * pixels.bytesPerRow + 4 * x
                    let (red, green, blue) = unsafe (bytes[place], bytes[place + 1], bytes[place + 2])
                    return UInt16(red >> 4) << 8 | UInt16(green >> 4) << 4 | UInt16(blue >> 4)
                }
            }
        }
    }

    /// Returns how likely each pixel is one of the thing, by its color alone, from weights in either class.
    func likelihood(thing: [Float], background: [Float]) -> [Float] {
        let (first, second) = (histogram(thing), histogram(background))
        // A color that neither class has tells nothing.
        let doubt: Float = 0.02 / Float(Self.count)
        let ratios = zip(first, second).map { ($0 + doubt) / ($0 + $1 + 2 * doubt) }
        return bins.map { ratios[Int($0)] }
    }

    /// The shares of the colors, each spread over the colors that are most like it.
    private func histogram(_ weights: [Float]) -> [Float] {
        var shares = [Float](repeating: 0, count: Self.count)
        var sum: Float = 0
        for (bin, weight) in zip(bins, weights) where weight > 0 {
            shares[Int(bin)] += weight
            sum += weight
        }
        guard sum > 0 else { return shares }
        for step in [1, 16, 256] { shares = Self.spread(shares, along: step) }
        return shares.map { $0 / sum }
    }

    private static func spread(_ shares: [Float], along step: Int) -> [Float] {
        shares.indices.map { bin in
            let position = bin / step % 16
            let (lower, upper) = (position > 0 ? bin - step : bin, position < 15 ? bin + step : bin)
            return shares[bin] * 0.5 + (shares[lower] + shares[upper]) * 0.25
        }
    }
}
