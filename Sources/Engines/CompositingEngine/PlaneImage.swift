package import GeometryEngine

/// A picture in the plane that computes its pixels on demand.
///
/// Conforming types are immutable recipes. They form a tree; a request for a region travels down the tree and asks
/// every source for the part it needs, so that a whole picture is computed only where it must be.
package protocol PlaneImage: Sendable {
    /// The rectangle outside of which all pixels are transparent.
    var extent: Rect { get }

    /// The distance in pixels that sources are read beyond the region.
    var halo: Int { get }

    /// Computes a region that may reach beyond the extent.
    func render(_ region: PixelRect) throws(CompositingError) -> PixelTile
}

extension PlaneImage {
    /// Renders the part of a region inside the extent; the rest is transparent.
    package func tile(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        guard region.width <= PixelTile.pixelLimit / max(region.height, 1) else {
            throw CompositingError(
                code: .tooLarge,
                message: """
                    A part of \(region.width) × \(region.height) pixels has to be computed at once, which is too large; \
                    crop the picture before it is made smaller.
                    """
            )
        }
        guard let inside = PixelRect(covering: region.rect.intersection(extent)) else {
            return PixelTile(clear: region)
        }
        if inside == region { return try render(region) }
        var tile = PixelTile(clear: region)
        tile.place(try render(inside))
        return tile
    }

    /// Renders a region in halves when it reads too much of a source to hold in memory at once.
    ///
    /// `reads` returns the source region of a region. Returns nil when halves don't help.
    func renderHalves(
        of region: PixelRect,
        reads: (PixelRect) -> PixelRect?
    ) throws(CompositingError) -> PixelTile? {
        guard let whole = reads(region)?.pixelCount, whole > PixelTile.comfortableCount, let halves = region.halves
        else { return nil }
        let parts = [halves.first, halves.second].reduce(0) { $0 + (reads($1)?.pixelCount ?? 0) }
        // Near a horizon each half reads as much as both, down to the pixel.
        guard parts < 1.5 * whole else { return nil }
        var tile = PixelTile(clear: region)
        tile.place(try render(halves.first))
        tile.place(try render(halves.second))
        return tile
    }
}

extension PixelTile {
    /// Copies a tile that is inside this one.
    mutating func place(_ inner: PixelTile) {
        let row = inner.region.width * 4
        for y in 0..<inner.region.height {
            let start = ((inner.region.y - region.y + y) * region.width + inner.region.x - region.x) * 4
            pixels.replaceSubrange(start..<start + row, with: inner.pixels[y * row..<(y + 1) * row])
        }
    }
}
