import CPixelKernels
package import GeometryEngine

/// A change of each pixel that depends on that pixel alone.
package enum PointwiseChange: Sendable, Hashable {
    /// Four rows of weights for red, green, blue, alpha and a constant; colors aren't premultiplied.
    case matrix([Float])
    /// White whose alpha is the gray level.
    case maskToAlpha
    /// Colors multiplied by alpha.
    case premultiply
    /// Colors divided by alpha.
    case unpremultiply
    /// Alpha set to 1.
    case opaque
}

/// A picture with a change applied to each pixel.
package struct PointwiseImage: PlaneImage {
    private let source: any PlaneImage
    private let change: PointwiseChange
    package let extent: Rect

    /// Changes the pixels of a picture inside its extent.
    package init(_ source: any PlaneImage, _ change: PointwiseChange) {
        self.source = source
        self.change = change
        extent = source.extent
    }

    package var halo: Int { source.halo }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        var tile = try source.tile(region)
        unsafe tile.withPixels { pixels, count in
            switch change {
            case .matrix(let weights):
                if weights.count == 20 { unsafe fovea_color_matrix(pixels, count, weights) }
            case .maskToAlpha: unsafe fovea_mask_to_alpha(pixels, count)
            case .premultiply: unsafe fovea_premultiply(pixels, count)
            case .unpremultiply: unsafe fovea_unpremultiply(pixels, count)
            case .opaque: unsafe fovea_set_alpha_one(pixels, count)
            }
        }
        return tile
    }
}
