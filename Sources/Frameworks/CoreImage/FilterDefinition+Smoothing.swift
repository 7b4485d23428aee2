import CompositingEngine

extension FilterDefinition {
    /// Filters that look at neighboring pixels.
    static var smoothing: [FilterDefinition] {
        [
            FilterDefinition(
                "CIGaussianBlur",
                "Gaussian Blur",
                kCICategoryBlur,
                [.image(), .number(kCIInputRadiusKey, 10, 0...100)]
            ) { $0.image()?.applyingGaussianBlur(sigma: $0.number(kCIInputRadiusKey)) },
            morphology("CIMorphologyMaximum", "Morphology Maximum", isMaximum: true),
            morphology("CIMorphologyMinimum", "Morphology Minimum", isMaximum: false),
        ]
    }

    private static func morphology(_ name: String, _ display: String, isMaximum: Bool) -> FilterDefinition {
        FilterDefinition(name, display, kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 0, 0...50)]) { values in
            let radius = values.number(kCIInputRadiusKey)
            return values.image().map {
                $0.derived(MorphologyImage($0.recipe, radius: radius, isMaximum: isMaximum))
            }
        }
    }
}
