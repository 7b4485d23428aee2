package import GeometryEngine

/// A picture in the colors of another one alone: each pixel has the nearest of them.
package struct PaletteImage: PlaneImage {
    private let source: any PlaneImage
    private let palette: any PlaneImage
    private let isPerceptual: Bool

    /// The largest number of colors: each pixel is compared with all of them.
    private static let colorLimit = 1_024

    /// Paints a picture in the colors of another one.
    package init(_ source: any PlaneImage, colors palette: any PlaneImage, isPerceptual: Bool) {
        self.source = source
        self.palette = palette
        self.isPerceptual = isPerceptual
    }

    package var extent: Rect { source.extent }

    package var halo: Int { source.halo }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = try source.tile(region)
        let colors = try colors()
        guard !colors.isEmpty else { return tile }
        let compared = colors.map(compared)
        for index in 0..<tile.count where tile[index].w > 0 {
            let color = LinearColor(premultiplied: tile[index])
            let nearest = colors[PerceivedColor.nearest(to: self.compared(color.light), in: compared)]
            tile[index] = SIMD4(nearest, 1) * tile[index].w
        }
        return tile
    }

    private func compared(_ color: SIMD3<Float>) -> SIMD3<Float> {
        isPerceptual ? PerceivedColor.of(color) : color
    }

    private func colors() throws(CompositingError) -> [SIMD3<Float>] {
        guard let area = PixelRect(covering: palette.extent) else { return [] }
        guard area.width <= Self.colorLimit / area.height else {
            throw CompositingError(
                code: .tooLarge,
                message: """
                    A palette of \(area.width) × \(area.height) pixels is too large; \
                    it may have \(Self.colorLimit) at most.
                    """
            )
        }
        let tile = try palette.tile(area)
        return (0..<tile.count).map { tile[$0] }.filter { $0.w > 0 }.map { LinearColor(premultiplied: $0).light }
    }
}
