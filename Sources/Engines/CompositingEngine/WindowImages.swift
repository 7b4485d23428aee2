package import GeometryEngine

/// A picture whose pixels are sums of those around them, with a weight for each.
package struct ConvolvedImage: PlaneImage {
    private let source: any PlaneImage
    private let weights: [Float]
    private let width: Int
    private let height: Int
    private let bias: Float

    /// Weighs pixels; the weights go row by row from the lower left, and both sides of their window are odd.
    package init(_ source: any PlaneImage, weights: [Float], width: Int, height: Int, bias: Float) {
        self.source = source
        self.weights = weights
        (self.width, self.height) = (width, height)
        self.bias = bias
    }

    private var radius: Int { max(width, height) / 2 }

    // A constant that is added is added everywhere.
    package var extent: Rect {
        bias == 0 ? source.extent.outset(x: Double(width / 2), y: Double(height / 2)) : .infinite
    }

    package var halo: Int { source.halo + radius }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let input = try source.tile(region.outset(radius))
        var output = PixelTile(clear: region)
        for y in region.y..<region.y + region.height {
            for x in region.x..<region.x + region.width {
                var sum = SIMD4<Float>(repeating: bias)
                for row in 0..<height {
                    for column in 0..<width {
                        let weight = weights[row * width + column]
                        // Rows of the plane go downward.
                        if weight != 0 { sum += weight * input[x + column - width / 2, y + height / 2 - row] }
                    }
                }
                output[x, y] = sum
            }
        }
        return output
    }
}

/// A picture smoothed by the average of a disc.
package struct DiscImage: PlaneImage {
    private let source: any PlaneImage
    private let radius: Int

    /// Smooths a picture; the radius is at most 100 pixels.
    package init(_ source: any PlaneImage, radius: Double) {
        self.source = source
        self.radius = radius > 0 ? Int(min(radius, 100).rounded()) : 0
    }

    package var extent: Rect { source.extent.outset(x: Double(radius), y: Double(radius)) }

    package var halo: Int { source.halo + radius }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let input = try source.tile(region.outset(radius))
        let spans = (-radius...radius).map { row in
            Int((Double(radius * radius - row * row).squareRoot()).rounded(.down))
        }
        let area = Float(spans.reduce(0) { $0 + 2 * $1 + 1 })
        var sums = [SIMD4<Float>](repeating: .zero, count: region.width * region.height)
        // A row's sums up to each place give the sum of any span.
        var upTo = [SIMD4<Double>](repeating: .zero, count: input.region.width + 1)
        for row in 0..<input.region.height {
            for column in 0..<input.region.width {
                upTo[column + 1] = upTo[column] + SIMD4<Double>(input[row * input.region.width + column])
            }
            for (offset, span) in spans.enumerated() {
                let y = row - offset
                guard y >= 0, y < region.height else { continue }
                for x in 0..<region.width {
                    let sum = upTo[x + radius + span + 1] - upTo[x + radius - span]
                    sums[y * region.width + x] += SIMD4<Float>(sum)
                }
            }
        }
        var output = PixelTile(clear: region)
        for index in sums.indices { output[index] = sums[index] / area }
        return output
    }
}

/// A picture in which each pixel has the median of the nine around it, component by component.
package struct MedianImage: PlaneImage {
    private let source: any PlaneImage

    /// Takes medians of a picture.
    package init(_ source: any PlaneImage) { self.source = source }

    package var extent: Rect { source.extent }

    package var halo: Int { source.halo + 1 }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let input = try source.tile(region.outset(1))
        var output = PixelTile(clear: region)
        var values = [SIMD4<Float>](repeating: .zero, count: 9)
        for y in region.y..<region.y + region.height {
            for x in region.x..<region.x + region.width {
                for index in 0..<9 { values[index] = input[x + index % 3 - 1, y + index / 3 - 1] }
                for (first, second) in Self.exchanges {
                    let smaller = pointwiseMin(values[first], values[second])
                    values[second] = pointwiseMax(values[first], values[second])
                    values[first] = smaller
                }
                output[x, y] = values[4]
            }
        }
        return output
    }

    /// The pairs to put in order, one after the other, so that the median of nine is in the middle.
    private static let exchanges = [
        (1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3), (5, 8), (4, 7), (3, 6), (1, 4),
        (2, 5), (4, 7), (4, 2), (6, 4), (4, 2),
    ]
}

/// A picture in squares, each of the average color of its pixels.
package struct MosaicImage: PlaneImage {
    private let source: any PlaneImage
    private let side: Int
    private let corner: (x: Int, y: Int)

    /// The longest side of a square, so that the pixels of one are held in memory at once.
    private static let sideLimit = 1024

    /// Divides a picture into squares, one of which has its middle at a place.
    package init(_ source: any PlaneImage, side: Double, center: Point) {
        let side = side > 1 ? Int(min(side, Double(Self.sideLimit)).rounded()) : 1
        func start(_ middle: Double) -> Int {
            middle.isFinite ? Int((min(max(middle, -1e9), 1e9) - Double(side) / 2).rounded(.down)) : 0
        }
        self.source = source
        self.side = side
        corner = (start(center.x), start(center.y))
    }

    package var extent: Rect { source.extent }

    package var halo: Int { source.halo + side }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let (left, top) = (start(region.x, corner.x), start(region.y, corner.y))
        let (right, bottom) = (region.x + region.width, region.y + region.height)
        let squares = PixelRect(
            x: left,
            y: top,
            width: (right - left + side - 1) / side * side,
            height: (bottom - top + side - 1) / side * side
        )
        guard let needed = PixelRect(covering: squares.rect.intersection(source.extent)) else {
            return PixelTile(clear: region)
        }
        let input = try source.tile(needed)
        var output = PixelTile(clear: region)
        for squareY in stride(from: top, to: bottom, by: side) {
            let rows =
                max(squareY, needed.y)..<max(min(squareY + side, needed.y + needed.height), max(squareY, needed.y))
            for squareX in stride(from: left, to: right, by: side) {
                let first = max(squareX, needed.x)
                let columns = first..<max(min(squareX + side, needed.x + needed.width), first)
                guard !rows.isEmpty, !columns.isEmpty else { continue }
                var sum = SIMD4<Float>.zero
                for y in rows { for x in columns { sum += input[x, y] } }
                let average = sum / Float(rows.count * columns.count)
                for y in max(squareY, region.y)..<min(squareY + side, bottom) {
                    for x in max(squareX, region.x)..<min(squareX + side, right) { output[x, y] = average }
                }
            }
        }
        return output
    }

    /// The beginning of the square that a place is in.
    private func start(_ place: Int, _ corner: Int) -> Int {
        let offset = (place - corner) % side
        return place - (offset < 0 ? offset + side : offset)
    }
}
