import CompositingEngine
import CoreGraphics

extension FilterDefinition {
    /// Filters that combine two images pixel by pixel.
    static var blending: [FilterDefinition] {
        [
            blend("CIMultiplyBlendMode", "Multiply Blend Mode") { $0 * $1 },
            blend("CIScreenBlendMode", "Screen Blend Mode") { $0 + $1 - $0 * $1 },
            blend("CIDarkenBlendMode", "Darken Blend Mode") { pointwiseMin($0, $1) },
            blend("CILightenBlendMode", "Lighten Blend Mode") { pointwiseMax($0, $1) },
            blend("CIDifferenceBlendMode", "Difference Blend Mode") { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
            blend("CIExclusionBlendMode", "Exclusion Blend Mode") { $0 + $1 - 2 * $0 * $1 },
            blend("CIOverlayBlendMode", "Overlay Blend Mode") { BlendFormula.hardLight($1, $0) },
            blend("CIHardLightBlendMode", "Hard Light Blend Mode", BlendFormula.hardLight),
            blend("CISoftLightBlendMode", "Soft Light Blend Mode", BlendFormula.softLight),
            blend("CIColorDodgeBlendMode", "Color Dodge Blend Mode", BlendFormula.dodge),
            blend("CIColorBurnBlendMode", "Color Burn Blend Mode", BlendFormula.burn),
            blend("CIHueBlendMode", "Hue Blend Mode") { top, bottom in
                BlendFormula.color(BlendFormula.saturated(top, as: bottom), lightAs: bottom)
            },
            blend("CISaturationBlendMode", "Saturation Blend Mode") { top, bottom in
                BlendFormula.color(BlendFormula.saturated(bottom, as: top), lightAs: bottom)
            },
            blend("CIColorBlendMode", "Color Blend Mode") { BlendFormula.color($0, lightAs: $1) },
            blend("CILuminosityBlendMode", "Luminosity Blend Mode") { BlendFormula.color($1, lightAs: $0) },
            composite("CIMultiplyCompositing", "Multiply") { $0 * $1 },
            composite("CIAdditionCompositing", "Addition") { top, bottom in
                var sum = top + bottom
                sum.w = min(sum.w, 1)
                return sum
            },
            composite("CIMaximumCompositing", "Maximum") { pointwiseMax($0, $1) },
            composite("CIMinimumCompositing", "Minimum") { pointwiseMin($0, $1) },
            composite("CISourceInCompositing", "Source In") { $0 * $1.w },
            composite("CISourceOutCompositing", "Source Out") { $0 * (1 - $1.w) },
            composite("CISourceAtopCompositing", "Source Atop") { $0 * $1.w + $1 * (1 - $0.w) },
            FilterDefinition(
                "CIDissolveTransition",
                "Dissolve",
                kCICategoryTransition,
                [.image(), .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
            ) { values in
                guard let image = values.image(), let target = values.image(kCIInputTargetImageKey) else { return nil }
                let time = Float(min(max(values.number(kCIInputTimeKey), 0), 1))
                return image.derived(CombinedImage(image.recipe, target.recipe) { $0 + ($1 - $0) * time })
            },
        ]
    }

    /// A filter that mixes colors where both images are, and lets either through elsewhere.
    private static func blend(
        _ name: String,
        _ display: String,
        _ formula: @escaping @Sendable (_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterDefinition {
        composite(name, display) { top, bottom in
            let (over, under) = (LinearColor(premultiplied: top), LinearColor(premultiplied: bottom))
            let mixed = formula(over.light, under.light) * (top.w * bottom.w)
            return top * (1 - bottom.w) + bottom * (1 - top.w) + SIMD4(mixed, top.w * bottom.w)
        }
    }

    private static func composite(
        _ name: String,
        _ display: String,
        _ combine: @escaping @Sendable (_ top: SIMD4<Float>, _ bottom: SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterDefinition {
        FilterDefinition(
            name,
            display,
            kCICategoryCompositeOperation,
            [.image(), .image(kCIInputBackgroundImageKey)]
        ) { values in
            guard let image = values.image() else { return nil }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return image.derived(CombinedImage(image.recipe, background.recipe, combine: combine))
        }
    }
}

/// The formulas of blend modes, from the specification of PDF.
private enum BlendFormula {
    static func hardLight(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float> {
        each(top, bottom) { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    }

    static func softLight(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float> {
        each(top, bottom) { over, under in
            guard over > 0.5 else { return under - (1 - 2 * over) * under * (1 - under) }
            let light = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : max(under, 0).squareRoot()
            return under + (2 * over - 1) * (light - under)
        }
    }

    static func dodge(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float> {
        each(top, bottom) { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    }

    static func burn(_ top: SIMD3<Float>, _ bottom: SIMD3<Float>) -> SIMD3<Float> {
        each(top, bottom) { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    }

    /// A color with the lightness of another one; where that makes it leave the range, it loses saturation.
    static func color(_ color: SIMD3<Float>, lightAs other: SIMD3<Float>) -> SIMD3<Float> {
        let light = lightness(other)
        var result = color + (light - lightness(color))
        let (least, most) = (result.min(), result.max())
        if least < 0, light > least { result = light + (result - light) * (light / (light - least)) }
        if most > 1, most > light { result = light + (result - light) * ((1 - light) / (most - light)) }
        return result
    }

    /// A color with the distance between the largest and the smallest component that another one has.
    static func saturated(_ color: SIMD3<Float>, as other: SIMD3<Float>) -> SIMD3<Float> {
        let spread = color.max() - color.min()
        return spread > 0 ? (color - color.min()) * ((other.max() - other.min()) / spread) : .zero
    }

    private static func lightness(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.3, 0.59, 0.11)).sum() }

    private static func each(
        _ top: SIMD3<Float>,
        _ bottom: SIMD3<Float>,
        _ formula: (Float, Float) -> Float
    ) -> SIMD3<Float> {
        SIMD3(formula(top.x, bottom.x), formula(top.y, bottom.y), formula(top.z, bottom.z))
    }
}
