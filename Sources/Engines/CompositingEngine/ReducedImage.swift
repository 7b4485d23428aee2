package import GeometryEngine

/// A row of pixels that sums up a part of a picture.
package struct ReducedImage: PlaneImage {
    /// What is summed up.
    package enum Reduction: Sendable, Hashable {
        /// The average color, as one pixel.
        case average
        /// The largest value of each component, as one pixel.
        case maximum
        /// The smallest value of each component, as one pixel.
        case minimum
        /// How many pixels have a value between steps from 0 to 1, component by component, as a share times a scale.
        case histogram(count: Int, scale: Float)
    }

    private let source: any PlaneImage
    private let part: Rect
    private let reduction: Reduction

    /// Sums up a part of a picture.
    package init(_ source: any PlaneImage, of part: Rect, _ reduction: Reduction) {
        self.source = source
        self.part = part
        self.reduction = reduction
    }

    private var count: Int { if case .histogram(let count, _) = reduction { count } else { 1 } }

    package var extent: Rect { Rect(x: 0, y: -1, width: Double(count), height: 1) }

    package var halo: Int { 0 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = PixelTile(clear: region)
        let row = try reduced()
        for index in 0..<region.width where row.indices.contains(region.x + index) {
            tile[index] = row[region.x + index]
        }
        return tile
    }

    private func reduced() throws(CompositingError) -> [SIMD4<Float>] {
        guard let area = PixelRect(covering: part.intersection(source.extent)) else { return [] }
        // A part of a picture without end has no end of work either.
        guard area.width <= PixelTile.pixelLimit / area.height else {
            throw CompositingError(
                code: .tooLarge,
                message: """
                    A part of \(area.width) × \(area.height) pixels is too large to be summed up; \
                    name a smaller part of the picture.
                    """
            )
        }
        var sums = [SIMD4<Double>](repeating: .zero, count: count)
        var extreme: SIMD4<Float>?
        // A few rows at once, so that a large picture isn't held in memory.
        let rows = max(1, (1 << 20) / max(area.width, 1))
        for y in stride(from: area.y, to: area.y + area.height, by: rows) {
            let height = min(rows, area.y + area.height - y)
            let tile = try source.tile(PixelRect(x: area.x, y: y, width: area.width, height: height))
            for index in 0..<tile.count {
                let pixel = tile[index]
                switch reduction {
                case .average: sums[0] += SIMD4<Double>(pixel)
                case .maximum: extreme = extreme.map { pointwiseMax($0, pixel) } ?? pixel
                case .minimum: extreme = extreme.map { pointwiseMin($0, pixel) } ?? pixel
                case .histogram:
                    let values = LinearColor(premultiplied: pixel)
                    for (part, value) in [values.light.x, values.light.y, values.light.z, values.alpha].enumerated() {
                        // Written so that what is no number counts as 0.
                        let place = value > 0 ? Int(min(value * Float(count), Float(count - 1))) : 0
                        sums[place][part] += 1
                    }
                }
            }
        }
        let pixels = Double(area.width) * Double(area.height)
        switch reduction {
        case .average: return [SIMD4<Float>(sums[0] / pixels)]
        case .maximum, .minimum: return extreme.map { [$0] } ?? []
        case .histogram(_, let scale): return sums.map { SIMD4<Float>($0 / pixels) * scale }
        }
    }
}
