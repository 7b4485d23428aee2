package import GeometryEngine

/// A picture cropped to a rectangle.
package struct CroppedImage: PlaneImage {
    /// The source picture.
    package let source: any PlaneImage
    /// The part that is left.
    package let extent: Rect

    /// Crops a picture; pixels that the rectangle touches stay whole.
    package init(_ source: any PlaneImage, to rect: Rect) {
        self.source = source
        extent = source.extent.intersection(rect)
    }

    package var halo: Int { source.halo }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile { try source.tile(region) }
}

/// A picture whose edge pixels extend to infinity.
package struct ClampedImage: PlaneImage {
    private let source: any PlaneImage
    private let border: PixelRect

    /// Clamps a picture to a rectangle, or returns nil when that is empty or infinite.
    package init?(_ source: any PlaneImage, to rect: Rect) {
        guard let border = PixelRect(covering: rect) else { return nil }
        self.source = source
        self.border = border
    }

    package var extent: Rect { .infinite }

    package var halo: Int { source.halo }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let columns = clamped(region.x, region.width, border.x, border.width)
        let rows = clamped(region.y, region.height, border.y, border.height)
        let needed = PixelRect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
        let inner = try source.tile(needed)
        if needed == region { return inner }
        var tile = PixelTile(clear: region)
        for y in 0..<region.height {
            let row = min(max(region.y + y, needed.y), needed.y + needed.height - 1) - needed.y
            for x in 0..<region.width {
                let column = min(max(region.x + x, needed.x), needed.x + needed.width - 1) - needed.x
                let from = (row * needed.width + column) * 4
                let to = (y * region.width + x) * 4
                for c in 0..<4 { tile.pixels[to + c] = inner.pixels[from + c] }
            }
        }
        return tile
    }

    /// The part of a span inside another, or the edge pixel nearest to it.
    private func clamped(_ start: Int, _ count: Int, _ limit: Int, _ limitCount: Int) -> (start: Int, count: Int) {
        let last = limit + limitCount - 1
        let from = min(max(start, limit), last)
        let to = min(max(start + count - 1, limit), last)
        return (from, to - from + 1)
    }
}

/// A picture that is repeated all over the plane.
package struct TiledImage: PlaneImage {
    private let source: any PlaneImage
    private let unit: PixelRect

    /// Repeats a picture, or returns nil when it is empty or infinite.
    package init?(_ source: any PlaneImage) {
        guard let unit = PixelRect(covering: source.extent) else { return nil }
        self.source = source
        self.unit = unit
    }

    package var extent: Rect { .infinite }

    package var halo: Int { source.halo }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let columns = Self.needed(region.x, region.width, unit.x, unit.width)
        let rows = Self.needed(region.y, region.height, unit.y, unit.height)
        let inner = try source.tile(
            PixelRect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
        )
        var tile = PixelTile(clear: region)
        for y in region.y..<region.y + region.height {
            let row = Self.place(y, unit.y, unit.height)
            for x in region.x..<region.x + region.width {
                tile[x, y] = inner[Self.place(x, unit.x, unit.width), row]
            }
        }
        return tile
    }

    /// The part of the unit that a span repeats: all of it when the span crosses a seam.
    private static func needed(_ start: Int, _ count: Int, _ unit: Int, _ unitCount: Int) -> (start: Int, count: Int) {
        let first = place(start, unit, unitCount)
        return first - unit + count <= unitCount ? (first, count) : (unit, unitCount)
    }

    /// The place in the unit that a place repeats.
    private static func place(_ place: Int, _ start: Int, _ count: Int) -> Int {
        let offset = (place - start) % count
        return start + (offset < 0 ? offset + count : offset)
    }
}
