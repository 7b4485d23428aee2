package import GeometryEngine

/// A picture whose colors are mapped one by one.
package struct MappedImage: PlaneImage {
    private let source: any PlaneImage
    private let map: @Sendable (_ color: LinearColor, _ place: Point) -> LinearColor

    /// Maps colors, with the middle of their pixel.
    package init(_ source: any PlaneImage, map: @escaping @Sendable (LinearColor, Point) -> LinearColor) {
        self.source = source
        self.map = map
    }

    /// Maps colors wherever they are.
    package init(_ source: any PlaneImage, map: @escaping @Sendable (LinearColor) -> LinearColor) {
        self.init(source) { color, _ in map(color) }
    }

    package var extent: Rect { source.extent }

    package var halo: Int { source.halo }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = try source.tile(region)
        tile.change { pixel, place in map(LinearColor(premultiplied: pixel), place).premultiplied }
        return tile
    }
}

/// A picture of two, whose premultiplied pixels are combined one by one.
package struct CombinedImage: PlaneImage {
    private let first: any PlaneImage
    private let second: any PlaneImage
    package let extent: Rect
    private let combine: @Sendable (_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float>

    /// Combines pictures inside an extent, or where either is.
    package init(
        _ first: any PlaneImage,
        _ second: any PlaneImage,
        extent: Rect? = nil,
        combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) {
        self.first = first
        self.second = second
        self.extent = extent ?? first.extent.union(second.extent)
        self.combine = combine
    }

    package var halo: Int { max(first.halo, second.halo) }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = try first.tile(region)
        let other = try second.tile(region)
        for index in 0..<tile.count { tile[index] = combine(tile[index], other[index]) }
        return tile
    }
}

/// A picture whose colors follow from the place alone.
package struct ComputedImage: PlaneImage {
    package let extent: Rect
    private let color: @Sendable (Point) -> LinearColor

    /// Computes the colors inside an extent, each from the middle of its pixel.
    package init(extent: Rect = .infinite, color: @escaping @Sendable (Point) -> LinearColor) {
        self.extent = extent
        self.color = color
    }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        tile.change { _, place in color(place).premultiplied }
        return tile
    }
}

extension PixelTile {
    /// The premultiplied pixel with a number, counted row by row.
    subscript(index: Int) -> SIMD4<Float> {
        get {
            let start = 4 * index
            return SIMD4(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
        }
        set { for part in 0..<4 { pixels[4 * index + part] = newValue[part] } }
    }

    /// The premultiplied pixel at a place inside the region.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        get { self[(y - region.y) * region.width + x - region.x] }
        set { self[(y - region.y) * region.width + x - region.x] = newValue }
    }

    /// Changes each pixel.
    mutating func change(_ change: (SIMD4<Float>, Point) -> SIMD4<Float>) {
        for y in 0..<region.height {
            for x in 0..<region.width {
                let place = Point(x: Double(region.x + x) + 0.5, y: Double(region.y + y) + 0.5)
                let index = y * region.width + x
                self[index] = change(self[index], place)
            }
        }
    }
}
