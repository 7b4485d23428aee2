package import GeometryEngine

/// A row or a column of pixels that sums up a part of a picture.
package struct ReducedImage: PlaneImage {
    /// What is summed up.
    package enum Reduction: Sendable, Hashable {
        /// The average color, as one pixel.
        case average
        /// The largest value of each component, as one pixel.
        case maximum
        /// The smallest value of each component, as one pixel.
        case minimum
        /// The smallest value of each component, and next to it the largest.
        case extremes
        /// The average color of each row, as a column of pixels.
        case rows
        /// The average color of each column, as a row of pixels.
        case columns
        /// How many pixels have a value between steps from 0 to 1, component by component, as a share times a scale.
        case histogram(count: Int, scale: Float)
    }

    /// The most rows or columns that are summed up one by one.
    private static let sumLimit = 1 << 20

    private let source: any PlaneImage
    private let part: Rect
    private let reduction: Reduction

    /// Sums up a part of a picture.
    package init(_ source: any PlaneImage, of part: Rect, _ reduction: Reduction) {
        self.source = source
        self.part = part
        self.reduction = reduction
    }

    /// The pixels that are summed up, or nil where there are none.
    private var area: PixelRect? { PixelRect(covering: part.intersection(source.extent)) }

    private var size: (width: Int, height: Int) {
        switch reduction {
        case .average, .maximum, .minimum: (1, 1)
        case .extremes: (2, 1)
        case .histogram(let count, _): (count, 1)
        case .rows: (1, area?.height ?? 1)
        case .columns: (area?.width ?? 1, 1)
        }
    }

    package var extent: Rect {
        let (width, height) = size
        return Rect(x: 0, y: -Double(height), width: Double(width), height: Double(height))
    }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        let pixels = try reduced()
        let (width, height) = size
        for y in 0..<region.height where (-height..<0).contains(region.y + y) {
            for x in 0..<region.width where (0..<width).contains(region.x + x) {
                let place = (region.y + y + height) * width + region.x + x
                if pixels.indices.contains(place) { tile[y * region.width + x] = pixels[place] }
            }
        }
        return tile
    }

    private func reduced() throws(CompositingError) -> [SIMD4<Float>] {
        guard let area else { return [] }
        // A part of a picture without end has no end of work either, and one of endless lines has no end of sums.
        guard area.width <= PixelTile.pixelLimit / area.height, size.width * size.height <= Self.sumLimit else {
            throw CompositingError(
                code: .tooLarge,
                message: """
                    A part of \(area.width) × \(area.height) pixels is too large to be summed up; \
                    name a smaller part of the picture.
                    """
            )
        }
        var sums = [SIMD4<Double>](repeating: .zero, count: size.width * size.height)
        var extremes: (least: SIMD4<Float>, most: SIMD4<Float>)?
        // A few rows at once, so that a large picture isn't held in memory.
        let rows = max(1, (1 << 20) / max(area.width, 1))
        for y in stride(from: area.y, to: area.y + area.height, by: rows) {
            let height = min(rows, area.y + area.height - y)
            let tile = try source.tile(PixelRect(x: area.x, y: y, width: area.width, height: height))
            for index in 0..<tile.count {
                let pixel = tile[index]
                switch reduction {
                case .average: sums[0] += SIMD4<Double>(pixel)
                case .maximum, .minimum, .extremes:
                    let (least, most) = extremes ?? (pixel, pixel)
                    extremes = (pointwiseMin(least, pixel), pointwiseMax(most, pixel))
                case .rows: sums[y - area.y + index / area.width] += SIMD4<Double>(pixel)
                case .columns: sums[index % area.width] += SIMD4<Double>(pixel)
                case .histogram(let count, _):
                    let values = LinearColor(premultiplied: pixel)
                    for (part, value) in [values.light.x, values.light.y, values.light.z, values.alpha].enumerated() {
                        // Written so that what is no number counts as 0.
                        let place = value > 0 ? Int(min(value * Float(count), Float(count - 1))) : 0
                        sums[place][part] += 1
                    }
                }
            }
        }
        let (width, height) = (Double(area.width), Double(area.height))
        switch reduction {
        case .average: return [SIMD4<Float>(sums[0] / (width * height))]
        case .rows: return sums.map { SIMD4<Float>($0 / width) }
        case .columns: return sums.map { SIMD4<Float>($0 / height) }
        case .maximum: return extremes.map { [$0.most] } ?? []
        case .minimum: return extremes.map { [$0.least] } ?? []
        case .extremes: return extremes.map { [$0.least, $0.most] } ?? []
        case .histogram(_, let scale): return sums.map { SIMD4<Float>($0 / (width * height)) * scale }
        }
    }
}
