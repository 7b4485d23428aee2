import CPixelKernels
package import GeometryEngine

/// A picture over another.
package struct OverImage: PlaneImage {
    private let upper: any PlaneImage
    private let lower: any PlaneImage

    /// Puts a picture over another.
    package init(_ upper: any PlaneImage, over lower: any PlaneImage) {
        self.upper = upper
        self.lower = lower
    }

    package var extent: Rect { upper.extent.union(lower.extent) }

    package var halo: Int { max(upper.halo, lower.halo) }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let top = try upper.tile(region)
        var result = try lower.tile(region)
        unsafe result.withPixels { pixels, count in unsafe fovea_over(top.pixels, pixels, count) }
        return result
    }
}

/// A picture that a mask lets through, with another elsewhere.
package struct MaskBlendImage: PlaneImage {
    /// A component that serves as the mask's weight.
    package enum Weight: Sendable, Hashable {
        /// The gray level, in sRGB's encoding.
        case gray
        /// The alpha component.
        case alpha
    }

    private let input: any PlaneImage
    private let background: any PlaneImage
    private let mask: any PlaneImage
    private let weight: Weight

    /// Blends two pictures.
    package init(
        _ input: any PlaneImage,
        over background: any PlaneImage,
        mask: any PlaneImage,
        weight: Weight
    ) {
        self.input = input
        self.background = background
        self.mask = mask
        self.weight = weight
    }

    package var extent: Rect { input.extent.union(background.extent) }

    package var halo: Int { max(input.halo, background.halo, mask.halo) }

    package func render(_ region: PixelRect) throws(CompositingError) -> PixelTile {
        let front = try input.tile(region)
        let weights = try mask.tile(region)
        var result = try background.tile(region)
        unsafe result.withPixels { pixels, count in
            unsafe fovea_blend_mask(front.pixels, weights.pixels, pixels, count, weight == .alpha)
        }
        return result
    }
}
