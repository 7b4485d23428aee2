import CompositingEngine
import CoreGraphics
import Foundation

extension FilterDefinition {
    /// Filters that imitate films and prints.
    static var filming: [FilterDefinition] {
        [
            gray("CIPhotoEffectNoir", "Photo Effect Noir", contrast: 1.4, lift: 0),
            gray("CIPhotoEffectTonal", "Photo Effect Tonal", contrast: 0.85, lift: 0.03),
            film("CIPhotoEffectChrome", "Photo Effect Chrome", saturation: 1.2, contrast: 1.15, SIMD3(0, 0, 0)),
            film("CIPhotoEffectFade", "Photo Effect Fade", saturation: 0.7, contrast: 0.8, SIMD3(0.05, 0.05, 0.05)),
            film(
                "CIPhotoEffectInstant",
                "Photo Effect Instant",
                saturation: 0.8,
                contrast: 0.9,
                SIMD3(0.06, 0.03, -0.02)
            ),
            film(
                "CIPhotoEffectProcess",
                "Photo Effect Process",
                saturation: 0.9,
                contrast: 1.05,
                SIMD3(-0.03, 0.02, 0.05)
            ),
            film(
                "CIPhotoEffectTransfer",
                "Photo Effect Transfer",
                saturation: 0.9,
                contrast: 1.05,
                SIMD3(0.05, 0.01, -0.05)
            ),
        ]
    }

    /// Levels are stretched around the middle, and lifted.
    private static func film(
        _ name: String,
        _ display: String,
        saturation: Float,
        contrast: Float,
        _ tint: SIMD3<Float>
    ) -> FilterDefinition {
        colorMap(name, display, kCICategoryColorEffect) { _ in
            { color in
                let gray = SIMD3<Float>(repeating: color.luminance)
                color.light = gray + (color.light - gray) * saturation
                color.encoded = (color.encoded - 0.5) * contrast + 0.5 + tint
            }
        }
    }

    private static func gray(_ name: String, _ display: String, contrast: Float, lift: Float) -> FilterDefinition {
        film(name, display, saturation: 0, contrast: contrast, SIMD3(repeating: lift))
    }
}
