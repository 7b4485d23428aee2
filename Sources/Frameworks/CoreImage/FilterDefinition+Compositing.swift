import CompositingEngine
import CoreGraphics

extension FilterDefinition {
    /// Filters that put images together.
    static var compositing: [FilterDefinition] {
        [
            blend("CIBlendWithMask", "Blend With Mask", .gray),
            blend("CIBlendWithAlphaMask", "Blend With Alpha Mask", .alpha),
            FilterDefinition(
                "CISourceOverCompositing",
                "Source Over",
                kCICategoryCompositeOperation,
                [.image(), .image(kCIInputBackgroundImageKey)]
            ) { values in
                guard let image = values.image() else { return nil }
                return values.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
            },
            FilterDefinition(
                "CIConstantColorGenerator",
                "Constant Color",
                kCICategoryGenerator,
                [.color(kCIInputColorKey, .red)]
            ) { CIImage(color: $0.color(kCIInputColorKey)) },
        ]
    }

    private static func blend(_ name: String, _ display: String, _ weight: MaskBlendImage.Weight) -> FilterDefinition {
        FilterDefinition(
            name,
            display,
            kCICategoryStylize,
            [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { values in
            guard let image = values.image() else { return nil }
            let background = values.image(kCIInputBackgroundImageKey) ?? CIImage.empty()
            // Without a mask nothing of the image is let through.
            let mask = values.image(kCIInputMaskImageKey) ?? CIImage.empty()
            return image.derived(
                MaskBlendImage(image.recipe, over: background.recipe, mask: mask.recipe, weight: weight)
            )
        }
    }
}
