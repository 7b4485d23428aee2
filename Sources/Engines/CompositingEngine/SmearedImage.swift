import CPixelKernels
import Foundation
package import GeometryEngine

/// A picture smoothed along lines: in one direction, or away from a center.
package struct SmearedImage: PlaneImage {
    private let source: any PlaneImage
    /// The offset at the end of a line, as a share of the point's place and a constant.
    private let share: Double
    private let offset: Point
    /// The ends of a line.
    private let range: ClosedRange<Double>
    package let extent: Rect

    /// Smooths a picture along a direction, `radius` pixels to either side and at most 500.
    package init(_ source: any PlaneImage, radius: Double, angle: Double) {
        // Written so that a NaN becomes 0.
        let radius = radius > 0 ? min(radius, 500) : 0
        let angle = angle.isFinite ? angle : 0
        self.source = source
        share = 0
        // Angles run against the clock, and the plane's rows downward.
        offset = Point(x: radius * cos(angle), y: -radius * sin(angle))
        range = -1...1
        extent = source.extent.outset(x: abs(offset.x), y: abs(offset.y))
    }

    /// Smooths a picture away from a center, by a share of the distance, at most nine tenths.
    package init(_ source: any PlaneImage, center: Point, share: Double) {
        let share = share > 0 ? min(share, 0.9) : 0
        let center = Point(x: Self.place(center.x), y: Self.place(center.y))
        self.source = source
        // A point takes its color from those between it and the center.
        self.share = -share
        offset = Point(x: center.x * share, y: center.y * share)
        range = 0...1
        let rect = source.extent
        func spread(_ value: Double, _ center: Double) -> Double { center + (value - center) / (1 - share) }
        extent =
            rect.isEmpty || rect.isInfinite
            ? rect
            : Rect(
                minX: min(rect.minX, spread(rect.minX, center.x)),
                minY: min(rect.minY, spread(rect.minY, center.y)),
                maxX: max(rect.maxX, spread(rect.maxX, center.x)),
                maxY: max(rect.maxY, spread(rect.maxY, center.y))
            )
    }

    /// A coordinate that is far away at most; not a number becomes 0.
    private static func place(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }

    package var halo: Int { source.halo + Int((abs(offset.x) + abs(offset.y)).rounded(.up)) }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        if let halves = try renderHalves(of: region, reads: read(for:)) { return halves }
        var output = PixelTile(clear: region)
        guard let needed = read(for: region) else { return output }
        var input = try source.tile(needed)
        let lines = (offset.x, offset.y, share)
        try unsafe input.withKernelTile { from throws(CompositingError) in
            try unsafe output.withKernelTile { to throws(CompositingError) in
                unsafe fovea_smear(from, to, lines.0, lines.1, lines.2, range.lowerBound, range.upperBound)
            }
        }
        return output
    }

    /// The source region of a region.
    private func read(for region: PixelRect) -> PixelRect? {
        let rect = region.rect
        let ends = [range.lowerBound, range.upperBound]
        let x = [rect.minX, rect.maxX].flatMap { x in ends.map { x + $0 * (offset.x + share * x) } }
        let y = [rect.minY, rect.maxY].flatMap { y in ends.map { y + $0 * (offset.y + share * y) } }
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
        let reached = Rect(minX: left, minY: top, maxX: right, maxY: bottom)
        return PixelRect(covering: reached.outset(x: 1, y: 1).intersection(source.extent))
    }
}
