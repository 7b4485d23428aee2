import Foundation
package import GeometryEngine

/// The colors that stand best for those of a picture, in a row, each with its share of the pixels as its alpha.
package struct ColorMeansImage: PlaneImage {
    private let source: any PlaneImage
    private let region: Rect
    private let means: (any PlaneImage)?
    private let count: Int
    private let passes: Int
    private let isPerceptual: Bool

    /// The largest number of pixels that colors are sought among.
    private static let sampleCount = 1 << 16

    /// Finds the colors of a part of a picture, beginning with those of another picture's lowest row.
    package init(
        _ source: any PlaneImage,
        region: Rect,
        means: (any PlaneImage)?,
        count: Int,
        passes: Int,
        isPerceptual: Bool
    ) {
        self.source = source
        self.region = region
        self.means = means
        self.count = min(max(count, 0), 128)
        self.passes = min(max(passes, 0), 20)
        self.isPerceptual = isPerceptual
    }

    package var extent: Rect { Rect(x: 0, y: -1, width: Double(count), height: 1) }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        let row = try clusters()
        for index in 0..<region.width where row.indices.contains(region.x + index) {
            let mean = row[region.x + index]
            let color = isPerceptual ? PerceivedColor.light(mean.color) : mean.color
            for part in 0..<3 { tile.pixels[4 * index + part] = color[part] }
            tile.pixels[4 * index + 3] = mean.share
        }
        return tile
    }

    private func clusters() throws(CompositingError) -> [(color: SIMD3<Float>, share: Float)] {
        guard let area = PixelRect(covering: region.intersection(source.extent)), count > 0 else { return [] }
        let colors = Self.colors(try source.tile(area)).map { isPerceptual ? PerceivedColor.of($0) : $0 }
        guard !colors.isEmpty else { return [] }
        var centers = try initialColors() ?? Self.spread(colors, count)
        var shares = [Float](repeating: 0, count: centers.count)
        for pass in 0...passes {
            var sums = [SIMD4<Float>](repeating: .zero, count: centers.count)
            for color in colors { sums[PerceivedColor.nearest(to: color, in: centers)] += SIMD4(color, 1) }
            shares = sums.map { $0.w / Float(colors.count) }
            guard pass < passes else { break }
            for index in centers.indices where sums[index].w > 0 {
                centers[index] = SIMD3(sums[index].x, sums[index].y, sums[index].z) / sums[index].w
            }
        }
        return zip(centers, shares).map { ($0, $1) }
    }

    private func initialColors() throws(CompositingError) -> [SIMD3<Float>]? {
        guard let means, let area = PixelRect(covering: means.extent) else { return nil }
        let row = PixelRect(x: area.x, y: area.y + area.height - 1, width: min(area.width, count), height: 1)
        let colors = Self.colors(try means.tile(row)).map { isPerceptual ? PerceivedColor.of($0) : $0 }
        return colors.isEmpty ? nil : colors
    }

    /// The colors of the pixels that aren't clear, or of every so many of them.
    private static func colors(_ tile: PixelTile) -> [SIMD3<Float>] {
        let step = max(1, tile.count / sampleCount)
        return stride(from: 0, to: tile.count, by: step).compactMap { pixel in
            let alpha = tile.pixels[4 * pixel + 3]
            guard alpha > 0 else { return nil }
            return SIMD3(tile.pixels[4 * pixel], tile.pixels[4 * pixel + 1], tile.pixels[4 * pixel + 2]) / alpha
        }
    }

    /// The color of the middle, and then again and again the color that is farthest from those there are.
    private static func spread(_ colors: [SIMD3<Float>], _ count: Int) -> [SIMD3<Float>] {
        let middle = colors.reduce(.zero, +) / Float(colors.count)
        var centers = [colors[PerceivedColor.nearest(to: middle, in: colors)]]
        var distances = colors.map { PerceivedColor.distance($0, centers[0]) }
        while centers.count < count, let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }) {
            centers.append(colors[farthest])
            for index in colors.indices {
                distances[index] = min(distances[index], PerceivedColor.distance(colors[index], colors[farthest]))
            }
        }
        return centers
    }
}
