import CompositingEngine
import CoreGraphics

extension FilterDefinition {
    /// Filters that fill the plane with an image.
    static var tiling: [FilterDefinition] {
        [
            FilterDefinition(
                "CIAffineClamp",
                "Affine Clamp",
                kCICategoryTileEffect,
                [.image(), .transform(kCIInputTransformKey)]
            ) { $0.image()?.clampedToExtent().transformed(by: $0.transform(kCIInputTransformKey)) },
            FilterDefinition(
                "CIAffineTile",
                "Affine Tile",
                kCICategoryTileEffect,
                [.image(), .transform(kCIInputTransformKey)]
            ) { values in
                values.image().map { image in
                    image.derived(TiledImage(image.recipe) ?? EmptyImage())
                        .transformed(by: values.transform(kCIInputTransformKey))
                }
            },
        ]
    }
}
