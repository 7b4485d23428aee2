import CPixelKernels
import Foundation
package import GeometryEngine

/// A picture blurred with a Gaussian, or a square.
package struct BlurredImage: PlaneImage {
    private let source: any PlaneImage
    private let weights: [Float]

    /// Blurs a picture; `sigma` is the standard deviation in pixels, at most 500.
    package init(_ source: any PlaneImage, sigma: Double) {
        self.source = source
        // The comparison maps a NaN to 0.
        let sigma = sigma > 0 ? min(sigma, 500) : 0
        // Beyond three deviations less than 0.3 % of the weight is left.
        let radius = Int((sigma * 3).rounded(.up))
        let bell = (0...radius).map { sigma > 0 ? exp(-Double($0 * $0) / (2 * sigma * sigma)) : 1 }
        let total = bell[0] + 2 * bell.dropFirst().reduce(0, +)
        weights = bell.map { Float($0 / total) }
    }

    /// Blurs a picture by the average of a square; the radius, half of its side, is at most 500 pixels.
    package init(_ source: any PlaneImage, boxRadius: Double) {
        self.source = source
        let radius = boxRadius > 0 ? Int(min(boxRadius, 500).rounded()) : 0
        weights = [Float](repeating: 1 / Float(2 * radius + 1), count: radius + 1)
    }

    private var radius: Int { weights.count - 1 }

    package var extent: Rect { source.extent.outset(x: Double(radius), y: Double(radius)) }

    package var halo: Int { source.halo + radius }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var input = try source.tile(region.outset(radius))
        var output = PixelTile(clear: region)
        var scratch = [Float](repeating: 0, count: input.region.height * region.width * 4)
        try unsafe input.withKernelTile { from throws(CompositingError) in
            try unsafe output.withKernelTile { to throws(CompositingError) in
                unsafe fovea_blur(from, to, weights, CInt(radius), &scratch)
            }
        }
        return output
    }
}

/// A picture dilated or eroded by a disc.
package struct MorphologyImage: PlaneImage {
    private let source: any PlaneImage
    private let radius: Int
    private let isMaximum: Bool

    /// Dilates or erodes a picture; the radius is at most 64 pixels.
    package init(_ source: any PlaneImage, radius: Double, isMaximum: Bool) {
        self.source = source
        self.radius = radius > 0 ? Int(min(radius, 64).rounded()) : 0
        self.isMaximum = isMaximum
    }

    package var extent: Rect { isMaximum ? source.extent.outset(x: Double(radius), y: Double(radius)) : source.extent }

    package var halo: Int { source.halo + radius }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var input = try source.tile(region.outset(radius))
        var output = PixelTile(clear: region)
        try unsafe input.withKernelTile { from throws(CompositingError) in
            try unsafe output.withKernelTile { to throws(CompositingError) in
                unsafe fovea_morphology(from, to, CInt(radius), isMaximum)
            }
        }
        return output
    }
}
