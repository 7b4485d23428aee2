package import GeometryEngine
package import PixelEngine

extension SoftMask {
    /// Returns the smallest rectangle around all parts that exceed a number, or nil when none does.
    package func bounds(above least: Float) -> PixelRect? {
        var (left, top, right, bottom) = (width, height, -1, -1)
        for y in 0..<height {
            let row = values[y * width..<(y + 1) * width]
            guard let first = row.firstIndex(where: { $0 > least }),
                let last = row.lastIndex(where: { $0 > least })
            else { continue }
            (left, right) = (min(left, first - row.startIndex), max(right, last - row.startIndex))
            (top, bottom) = (min(top, y), y)
        }
        guard right >= left else { return nil }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The share of the border whose parts are above a half.
    var borderShare: Double {
        let (last, bottom) = (width - 1, (height - 1) * width)
        let along = (0..<width).reduce(0) { $0 + (values[$1] > 0.5 ? 1 : 0) + (values[bottom + $1] > 0.5 ? 1 : 0) }
        let down = (1..<max(1, height - 1)).reduce(0) { sum, row in
            sum + (values[row * width] > 0.5 ? 1 : 0) + (values[row * width + last] > 0.5 ? 1 : 0)
        }
        return Double(along + down) / Double(2 * (width + max(1, height - 1) - 1))
    }

    /// Returns a part of the mask.
    package func cropped(to part: PixelRect) -> SoftMask {
        let rows = (part.y..<part.y + part.height).map { row in
            values[row * width + part.x..<row * width + part.x + part.width]
        }
        return SoftMask(width: part.width, height: part.height, values: rows.flatMap(\.self))
    }

    /// Returns the mask with another in place of a part.
    ///
    /// Close to the part's border both are mixed, so that no seam shows.
    package func replaced(in part: PictureRegion, by other: SoftMask) throws(PixelError) -> SoftMask {
        let (wide, high) = (width, height)
        let box = PixelRect(nearest: part.box(width: Double(wide), height: Double(high)), width: wide, height: high)
        let inner = try other.scaled(width: box.width, height: box.height)
        var whole = self
        // A side on the border of the picture has no seam.
        let across = Self.ramp(box.width, isOpen: (box.x == 0, box.x + box.width == wide))
        let down = Self.ramp(box.height, isOpen: (box.y == 0, box.y + box.height == high))
        for y in 0..<box.height {
            for x in 0..<box.width {
                let place = (box.y + y) * wide + box.x + x
                let change = inner.values[y * box.width + x] - whole.values[place]
                whole.values[place] += change * min(across[x], down[y])
            }
        }
        return whole
    }

    /// Returns the mean with another mask of the same size.
    func mean(_ other: SoftMask) -> SoftMask {
        SoftMask(width: width, height: height, values: zip(values, other.values).map { ($0 + $1) / 2 })
    }

    /// Returns the larger part of this and another mask of the same size, for each pixel.
    func union(_ other: SoftMask) -> SoftMask {
        SoftMask(width: width, height: height, values: zip(values, other.values).map { max($0, $1) })
    }

    /// Returns the mirror image, left for right.
    func mirrored() -> SoftMask {
        let rows = (0..<height).map { values[$0 * width..<($0 + 1) * width] }
        return SoftMask(width: width, height: height, values: rows.flatMap { $0.reversed() })
    }

    /// Weights that rise from both ends, apart from those that are open.
    private static func ramp(_ count: Int, isOpen: (start: Bool, end: Bool)) -> [Float] {
        let length = max(1, Float(count) * 0.08)
        return (0..<count).map { place in
            let first = isOpen.start ? 1 : min(1, Float(place) / length)
            let last = isOpen.end ? 1 : min(1, Float(count - 1 - place) / length)
            return min(first, last)
        }
    }
}
