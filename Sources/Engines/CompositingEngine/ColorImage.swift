package import GeometryEngine

/// One color that fills the whole plane.
package struct ColorImage: PlaneImage {
    /// The color.
    package let color: LinearColor

    /// Creates a picture of one color.
    package init(_ color: LinearColor) { self.color = color }

    package var extent: Rect { .infinite }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        let pixel = color.premultiplied
        for index in 0..<tile.count { tile[index] = pixel }
        return tile
    }
}

/// A picture without any pixel.
package struct EmptyImage: PlaneImage {
    /// Creates an empty picture.
    package init() {}

    package var extent: Rect { .empty }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile { PixelTile(clear: region) }
}
