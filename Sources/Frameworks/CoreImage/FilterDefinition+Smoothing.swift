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
                [.image(), .vector(kCIInputCenterKey, 150, 150), .number(kCIInputAmountKey, 20, -200...200)]
            ) { values in
                let place = values.point(kCIInputCenterKey)
                let share = abs(values.number(kCIInputAmountKey)) / 100
                return values.image().map { $0.derived(SmearedImage($0.recipe, center: place, share: share)) }
            },
            FilterDefinition(
                "CIBoxBlur",
                "Box Blur",
                kCICategoryBlur,
                [.image(), .number(kCIInputRadiusKey, 10, 1...100)]
            ) { values in
                let radius = values.number(kCIInputRadiusKey)
                return values.image().map { $0.derived(BlurredImage($0.recipe, boxRadius: radius)) }
            },
            FilterDefinition(
                "CIDiscBlur",
                "Disc Blur",
                kCICategoryBlur,
                [.image(), .number(kCIInputRadiusKey, 8, 0...100)]
            ) { values in
                let radius = values.number(kCIInputRadiusKey)
                return values.image().map { $0.derived(DiscImage($0.recipe, radius: radius)) }
            },
            FilterDefinition("CIMedianFilter", "Median", kCICategoryBlur, [.image()]) { values in
                values.image().map { $0.derived(MedianImage($0.recipe)) }
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
