import PixelEngine

/// How much the color of each place differs from that of its surroundings, small and wide.
struct ContrastMap {
    /// The contrasts, from 0 to 1.
    let mask: SoftMask

    init(_ pixels: Raster) {
        let (width, height) = (pixels.width, pixels.height)
        // Brightness and two opposed colors, from 0 to 1.
        var planes = (0..<3).map { _ in SoftMask(width: width, height: height) }
        unsafe pixels.withUnsafeBytes { bytes in
            for place in 0..<width * height {
                let start = place / width * pixels.bytesPerRow + 4 * (place % width)
                let (red, green, blue) = unsafe (Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]))
                planes[0].values[place] = (red + green + blue) / 765
                planes[1].values[place] = (red - green) / 510
                planes[2].values[place] = ((red + green) / 2 - blue) / 510
            }
        }
        var sum = SoftMask(width: width, height: height)
        let longer = max(width, height)
        for plane in planes {
            let near = plane.blurred(max(1, longer / 64))
            var rough = plane
            for place in rough.values.indices { rough.values[place] = abs(plane.values[place] - near.values[place]) }
            rough = rough.blurred(max(2, longer / 12))
            for reach in [longer / 12, longer / 5] {
                let far = plane.blurred(max(2, reach))
                for place in sum.values.indices {
                    // A fifth of the roughness is left of noise in an average.
                    let change = abs(near.values[place] - far.values[place]) - 0.2 * rough.values[place]
                    sum.values[place] += max(0, change)
                }
            }
        }
        sum = sum.blurred(max(1, longer / 24))
        // A difference of a quarter of the whole range on both scales is as strong as it gets.
        for place in sum.values.indices { sum.values[place] = min(1, sum.values[place] * 3) }
        mask = sum
    }
}

extension SoftMask {
    /// Returns the mask blurred: three averages over squares, close to a Gaussian kernel.
    func blurred(_ radius: Int) -> SoftMask {
        guard radius > 0 else { return self }
        var blurred = self
        for _ in 0..<3 { blurred = blurred.averaged(radius, along: 1, width).averaged(radius, along: width, height) }
        return blurred
    }

    /// Averages over a distance along rows or columns, as much of it as is in the mask.
    private func averaged(_ radius: Int, along step: Int, _ length: Int) -> SoftMask {
        var averaged = self
        let lines = values.count / length
        for line in 0..<lines {
            let start = step == 1 ? line * length : line
            var sum: Float = 0
            for place in 0..<min(radius, length) { sum += values[start + place * step] }
            for place in 0..<length {
                if place + radius < length { sum += values[start + (place + radius) * step] }
                if place - radius - 1 >= 0 { sum -= values[start + (place - radius - 1) * step] }
                let count = min(length - 1, place + radius) - max(0, place - radius) + 1
                averaged.values[start + place * step] = sum / Float(count)
            }
        }
        return averaged
    }
}
