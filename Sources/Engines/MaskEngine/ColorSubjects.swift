import PixelEngine

/// The search for subjects by color: what the border of a picture doesn't show, and what stands out from what is around.
///
/// It stands in for the network of subjects where that isn't set up, and is right on plain backgrounds alone.
struct ColorSubjects {
    /// The longer side of the pixels.
    static let side = 192

    private let pixels: Raster
    private let colors: ColorModel
    private let contrast: SoftMask
    private let people: SoftMask

    init(_ pixels: Raster, people: SoftMask) {
        self.pixels = pixels
        self.people = people
        colors = ColorModel(pixels)
        contrast = ContrastMap(pixels).mask
    }

    /// The mask, which holds nothing where nothing stands out.
    func mask() throws(PixelError) -> SoftMask {
        let (width, height) = (pixels.width, pixels.height)
        var mask = SoftMask(width: width, height: height)
        guard min(width, height) >= 16, contrast.peak > 0.2 else { return mask }
        let peak = contrast.peak
        let rim = max(2, min(width, height) / 16)
        let isRim = mask.values.indices.map { place in
            let (x, y) = (place % width, place / width)
            return min(x, width - 1 - x) < rim || min(y, height - 1 - y) < rim
        }
        // Subjects are rather in the middle, and rarely reach the border.
        let prior = mask.values.indices.map { place -> Float in
            let x = (Float(place % width) + 0.5) / Float(width) * 2 - 1
            let y = (Float(place / width) + 0.5) / Float(height) * 2 - 1
            return max(people.values[place], contrast.values[place] / peak * max(0, 1 - 0.6 * (x * x + y * y)))
        }
        mask.values = prior
        for round in 0..<3 {
            let thing = mask.values.map { max(0, $0 - 0.35) }
            let background = zip(mask.values, isRim).map { $1 ? max(0.2, 1 - $0) : max(0, 0.35 - $0) * 0.5 }
            let byColor = colors.likelihood(thing: thing, background: background)
            let share: Float = round == 0 ? 0.5 : 0.7
            let likely = zip(zip(byColor, prior), isRim).map { both, isRim in
                (share * both.0 + (1 - share) * both.1) * (isRim ? 0.7 : 1)
            }
            mask.values = try pixels.settled(likely, likely.map { 0.02 + 0.4 * abs($0 - 0.5) })
        }
        return isClear(mask) ? mask : SoftMask(width: width, height: height)
    }

    /// Returns whether a mask is of something rather than of nearly nothing or nearly all.
    private func isClear(_ mask: SoftMask) -> Bool {
        let inside = mask.values.filter { $0 > 0.5 }
        let share = Double(inside.count) / Double(mask.values.count)
        let sum = inside.reduce(0, +)
        let outside = (mask.values.reduce(0, +) - sum) / Float(max(1, mask.values.count - inside.count))
        return (0.01...0.9).contains(share) && sum / Float(max(1, inside.count)) - outside > 0.4
    }
}
