package import GeometryEngine

/// A picture in the plane that computes its pixels when it is asked for them.
///
/// Conforming types are immutable recipes. They form a tree; a request for a region travels down the tree and asks
/// every source for the part it needs, so that no picture is ever computed as a whole unless it has to be.
package protocol PlaneImage: Sendable {
    /// The rectangle outside of which all is clear.
    var extent: Rect { get }

    /// The distance in pixels over which sources are asked for more than the region itself.
    var halo: Int { get }

    /// Computes a region that may reach beyond the extent.
    func render(_ region: PixelRect) throws(CompositingError) -> PixelTile
}

extension PlaneImage {
    /// Computes the part of a region that lies inside the extent; the rest is clear.
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

    /// Computes a region half by half when it reads more of a source than should lie in memory at once.
    ///
    /// `reads` finds what a region reads. Returns nil when halves are no use.
    func renderHalves(
        of region: PixelRect,
        reads: (PixelRect) -> PixelRect?
    ) throws(CompositingError) -> PixelTile? {
        guard let whole = reads(region)?.pixelCount, whole > PixelTile.comfortableCount, let halves = region.halves
        else { return nil }
        let parts = [halves.first, halves.second].reduce(0) { $0 + (reads($1)?.pixelCount ?? 0) }
        // Across a horizon each half reads as much as both, again and again down to the pixel.
        guard parts < 1.5 * whole else { return nil }
        var tile = PixelTile(clear: region)
        tile.place(try render(halves.first))
        tile.place(try render(halves.second))
        return tile
    }
}

extension PixelTile {
    /// Copies a tile that lies inside this one.
    mutating func place(_ inner: PixelTile) {
        let row = inner.region.width * 4
        for y in 0..<inner.region.height {
            let start = ((inner.region.y - region.y + y) * region.width + inner.region.x - region.x) * 4
            pixels.replaceSubrange(start..<start + row, with: inner.pixels[y * row..<(y + 1) * row])
        }
    }
}
