/// A picture in the plane that computes its pixels when it is asked for them.
///
/// Conforming types are immutable recipes. They form a tree; a request for a region travels down the tree and asks
/// every source for the part it needs, so that no picture is ever computed as a whole unless it has to be.
package protocol PlaneImage: Sendable {
    /// The rectangle outside of which all is clear.
    var extent: PlaneRect { get }

    /// The distance in pixels over which sources are asked for more than the region itself.
    var halo: Int { get }

    /// Computes a region that may reach beyond the extent.
    func render(_ region: PixelRegion) throws(CompositingError) -> PixelTile
}

extension PlaneImage {
    /// Computes the part of a region that lies inside the extent; the rest is clear.
    package func tile(_ region: PixelRegion) throws(CompositingError) -> PixelTile {
        guard region.width <= PixelTile.pixelLimit / max(region.height, 1) else {
            throw CompositingError(
                code: .tooLarge,
                message: """
                    A part of \(region.width) × \(region.height) pixels has to be computed at once, which is too large; \
                    crop the picture before it is made smaller.
                    """
            )
        }
        guard let inside = PixelRegion(covering: region.rect.intersection(extent)) else {
            return PixelTile(clear: region)
        }
        if inside == region { return try render(region) }
        return PixelTile(region, around: try render(inside))
    }
}

extension PixelTile {
    /// Creates a tile that is clear except where another lies.
    package init(_ region: PixelRegion, around inner: PixelTile) {
        self.init(clear: region)
        let row = inner.region.width * 4
        for y in 0..<inner.region.height {
            let start = ((inner.region.y - region.y + y) * region.width + inner.region.x - region.x) * 4
            pixels.replaceSubrange(start..<start + row, with: inner.pixels[y * row..<(y + 1) * row])
        }
    }
}
