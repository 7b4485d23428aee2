import PixelEngine

/// Pixels at a half, a quarter, … of their size, each made when it is first asked for.
///
/// Scaling down takes time for each pixel that there is, and most networks want few: a screen has a hundred times as
/// many as a print. Averaging blocks of four takes a tenth of that.
struct PixelHalves {
    private var halves: [Raster] = []

    /// How many times as large as a need halved pixels are at least.
    ///
    /// What is scaled down further by this much hardly differs from what was scaled in one step.
    static let margin = 1.5

    /// Returns the smallest pixels that are large enough to be scaled down, of some pixels and their halves.
    ///
    /// - Parameter reduction: How many times smaller than `pixels` the result of scaling is to be, in the direction in
    ///   which it is reduced the least.
    mutating func pixels(of pixels: Raster, reducedBy reduction: Double) throws(PixelError) -> Raster {
        var (smallest, rest, count) = (pixels, reduction / 2, 0)
        while rest >= Self.margin {
            if count == halves.count {
                guard let half = try smallest.halved() else { break }
                halves.append(half)
            }
            smallest = halves[count]
            (rest, count) = (rest / 2, count + 1)
        }
        return smallest
    }
}
