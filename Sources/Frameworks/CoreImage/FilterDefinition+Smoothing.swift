import CompositingEngine
import CoreGraphics
import GeometryEngine

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
            FilterDefinition(
                "CIMotionBlur",
                "Motion Blur",
                kCICategoryBlur,
                [.image(), .number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0)]
            ) { values in
                let (radius, angle) = (values.number(kCIInputRadiusKey), values.number(kCIInputAngleKey))
                return values.image().map { $0.derived(SmearedImage($0.recipe, radius: radius, angle: angle)) }
            },
            FilterDefinition(
                "CIZoomBlur",
                "Zoom Blur",
                kCICategoryBlur,
                [.image(), .vector(kCIInputCenterKey, 150, 150), .number("inputAmount", 20, -200...200)]
            ) { values in
                let center = values.vector(kCIInputCenterKey).cgPointValue
                let place = Point(x: center.x, y: center.y).flipped(in: 0)
                let share = abs(values.number("inputAmount")) / 100
                return values.image().map { $0.derived(SmearedImage($0.recipe, center: place, share: share)) }
            },
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
