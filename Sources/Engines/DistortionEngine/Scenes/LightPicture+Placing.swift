import GeometryEngine

extension LightPicture {
    /// Draws another picture over this one, with its corners at four points in pixels.
    ///
    /// `cornerRadius` rounds its corners, in its own pixels. Points that enclose no area leave the picture unchanged.
    mutating func place(_ other: LightPicture, at corners: Quadrilateral, cornerRadius: Double = 0) {
        let (width, height) = (Double(other.width), Double(other.height))
        guard let map = Homography(width: width, height: height, to: corners), let inverse = map.inverted() else {
            return
        }
        let bounds = corners.bounds
        let columns = Self.range(bounds.minX, bounds.maxX, below: self.width)
        let rows = Self.range(bounds.minY, bounds.maxY, below: self.height)
        guard !columns.isEmpty, !rows.isEmpty else { return }
        let (source, scale) = other.reduced(for: corners)
        let m = inverse.entries
        // Four samples a pixel give smooth edges.
        let offsets = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
        for y in rows {
            for x in columns {
                var sum = SIMD4<Float>.zero
                for (dx, dy) in offsets {
                    let (px, py) = (Double(x) + dx, Double(y) + dy)
                    let w = m[6] * px + m[7] * py + m[8]
                    guard w > 0 else { continue }
                    let (u, v) = ((m[0] * px + m[1] * py + m[2]) / w, (m[3] * px + m[4] * py + m[5]) / w)
                    guard u >= 0, v >= 0, u < width, v < height,
                        cornerRadius <= 0 || Self.isInside(u, v, width, height, cornerRadius)
                    else { continue }
                    sum += source.light(x: u * scale.x, y: v * scale.y)
                }
                let at = y * self.width + x
                pixels[at] = sum * 0.25 + pixels[at] * (1 - sum.w * 0.25)
            }
        }
    }

    /// The integers below a limit that a range of coordinates touches.
    private static func range(_ from: Double, _ to: Double, below limit: Int) -> Range<Int> {
        let low = max(0, from.rounded(.down))
        let high = min(Double(limit), to.rounded(.up))
        return low < high ? Int(low)..<Int(high) : 0..<0
    }

    /// A Boolean value that indicates whether a point is within the rounded corners.
    private static func isInside(_ u: Double, _ v: Double, _ width: Double, _ height: Double, _ radius: Double) -> Bool
    {
        let (dx, dy) = (max(radius - min(u, width - u), 0), max(radius - min(v, height - v), 0))
        return dx * dx + dy * dy <= radius * radius
    }

    /// The picture reduced so that no pixel is skipped, and the scale.
    private func reduced(for corners: Quadrilateral) -> (LightPicture, scale: (x: Double, y: Double)) {
        let sides = corners.sideLengths
        let (across, down) = (max(sides[0], sides[2], 1), max(sides[1], sides[3], 1))
        var picture = self
        // Two samples along a side of a pixel cover up to four pixels of the source.
        while Double(picture.width) / across > 2.5 || Double(picture.height) / down > 2.5,
            picture.width > 1, picture.height > 1
        {
            picture = picture.halved()
        }
        return (picture, (Double(picture.width) / Double(width), Double(picture.height) / Double(height)))
    }
}
