package import GeometryEngine

/// One color that fills the whole plane.
package struct ColorImage: PlaneImage {
    /// Linear red, green and blue, not premultiplied, and alpha.
    package let components: SIMD4<Float>

    /// Creates a picture of one color.
    package init(linear components: SIMD4<Float>) {
        self.components = components
    }

    package var extent: Rect { .infinite }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        let alpha = components.w
        let pixel = [components.x * alpha, components.y * alpha, components.z * alpha, alpha]
        for index in tile.pixels.indices { tile.pixels[index] = pixel[index & 3] }
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
