import CompositingEngine
import CoreGraphics
import GeometryEngine

extension FilterDefinition {
    /// Filters that sum up an image in a few pixels, or paint it in a few colors.
    static var reducing: [FilterDefinition] {
        [
            FilterDefinition(
                "CIKMeans",
                "KMeans",
                kCICategoryReduction,
                [
                    .image(), .image("inputMeans"), .vector(kCIInputExtentKey, 0, 0, 640, 80),
                    .number("inputCount", 8, 0...128), .number("inputPasses", 5, 0...20),
                    .number("inputPerceptual", 0, 0...1),
                ]
            ) { values in
                guard let image = values.image() else { return nil }
                let extent = values.vector(kCIInputExtentKey).cgRectValue
                return image.derived(
                    ColorMeansImage(
                        image.recipe,
                        region: Rect(extent),
                        means: values.image("inputMeans")?.recipe,
                        count: values.whole("inputCount", 0...128),
                        passes: values.whole("inputPasses", 0...20),
                        isPerceptual: values.number("inputPerceptual") != 0
                    )
                )
            },
            FilterDefinition(
                "CIPalettize",
                "Palettize",
                kCICategoryColorEffect,
                [.image(), .image("inputPaletteImage"), .number("inputPerceptual", 0, 0...1)]
            ) { values in
                guard let image = values.image(), let palette = values.image("inputPaletteImage") else { return nil }
                let isPerceptual = values.number("inputPerceptual") != 0
                return image.derived(PaletteImage(image.recipe, colors: palette.recipe, isPerceptual: isPerceptual))
            },
            reduction("CIAreaAverage", "Area Average") { _ in .average },
            reduction("CIAreaMaximum", "Area Maximum") { _ in .maximum },
            reduction("CIAreaMinimum", "Area Minimum") { _ in .minimum },
            reduction("CIAreaMinMax", "Area Min and Max") { _ in .extremes },
            reduction("CIRowAverage", "Row Average") { _ in .rows },
            reduction("CIColumnAverage", "Column Average") { _ in .columns },
            reduction(
                "CIAreaHistogram",
                "Area Histogram",
                [.number("inputCount", 64, 1...2048), .number(kCIInputScaleKey, 1, 0...1)]
            ) { values in
                .histogram(count: values.whole("inputCount", 1...2048), scale: Float(values.number(kCIInputScaleKey)))
            },
        ]
    }

    private static func reduction(
        _ name: String,
        _ display: String,
        _ inputs: [FilterInput] = [],
        _ reduction: @escaping @Sendable (FilterValues) -> ReducedImage.Reduction
    ) -> FilterDefinition {
        FilterDefinition(
            name,
            display,
            kCICategoryReduction,
            [.image(), .vector(kCIInputExtentKey, 0, 0, 640, 80)] + inputs
        ) { values in
            let part = Rect(values.vector(kCIInputExtentKey).cgRectValue)
            return values.image().map { $0.derived(ReducedImage($0.recipe, of: part, reduction(values))) }
        }
    }
}
