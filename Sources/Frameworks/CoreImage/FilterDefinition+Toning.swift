import CompositingEngine
import CoreGraphics
import Foundation
import GeometryEngine

extension FilterDefinition {
    /// Filters that map colors one by one.
    static var toning: [FilterDefinition] {
        [
            colorMap("CIHueAdjust", "Hue Adjust", kCICategoryColorAdjustment, [.number(kCIInputAngleKey, 0)]) {
                values in
                let rows = HueTurn.rows(values.number(kCIInputAngleKey))
                return { color in
                    color.light = SIMD3(
                        (color.light * rows[0]).sum(),
                        (color.light * rows[1]).sum(),
                        (color.light * rows[2]).sum()
                    )
                }
            },
            colorMap(
                "CIVibrance",
                "Vibrance",
                kCICategoryColorAdjustment,
                [.number(kCIInputAmountKey, 0, -1...1)]
            ) { values in
                let amount = Float(values.number(kCIInputAmountKey))
                return { color in
                    // Colors that are saturated already change least.
                    let level = color.encoded
                    let saturation = min(max(level.max() - level.min(), 0), 1)
                    let gray = SIMD3<Float>(repeating: color.luminance)
                    color.light = gray + (color.light - gray) * (1 + amount * (1 - saturation))
                }
            },
            colorMap(
                "CIGammaAdjust",
                "Gamma Adjust",
                kCICategoryColorAdjustment,
                [.number("inputPower", 1, 0.25...4)]
            ) { values in
                let power = Float(values.number("inputPower"))
                return { $0.light = $0.light.mapped { pow(max($0, 0), power) } }
            },
            colorMap(
                "CIColorClamp",
                "Color Clamp",
                kCICategoryColorAdjustment,
                [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
            ) { values in
                let (low, high) = (values.vector("inputMinComponents"), values.vector("inputMaxComponents"))
                return { color in
                    for part in 0..<3 {
                        let floor = max(color.light[part], Float(low.value(at: part)))
                        color.light[part] = min(floor, Float(high.value(at: part)))
                    }
                    color.alpha = min(max(color.alpha, Float(low.w)), Float(high.w))
                }
            },
            colorMap(
                "CITemperatureAndTint",
                "Temperature and Tint",
                kCICategoryColorAdjustment,
                [.vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
            ) { values in
                let (neutral, target) = (values.vector("inputNeutral"), values.vector("inputTargetNeutral"))
                let gains = WhitePoint(kelvins: neutral.x, tint: neutral.y)
                    .gains(to: WhitePoint(kelvins: target.x, tint: target.y))
                return { $0.light *= gains }
            },
            toneCurve,
            shadows,
            colorMap("CISepiaTone", "Sepia Tone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1, 0...1)]) {
                let share = Float($0.number(kCIInputIntensityKey))
                return { color in
                    let level = color.encoded
                    let sepia = SIMD3(
                        (level * SIMD3(0.393, 0.769, 0.189)).sum(),
                        (level * SIMD3(0.349, 0.686, 0.168)).sum(),
                        (level * SIMD3(0.272, 0.534, 0.131)).sum()
                    )
                    color.encoded = level + (sepia - level) * share
                }
            },
            colorMap(
                "CIColorMonochrome",
                "Color Monochrome",
                kCICategoryColorEffect,
                [
                    .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
                    .number(kCIInputIntensityKey, 1, 0...1),
                ]
            ) { values in
                let (tint, share) = (values.color(kCIInputColorKey).linear, Float(values.number(kCIInputIntensityKey)))
                return { color in
                    let tinted = tint.light * color.luminance
                    color.light += (tinted - color.light) * share
                }
            },
            colorMap(
                "CIFalseColor",
                "False Color",
                kCICategoryColorEffect,
                [
                    .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
                    .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
                ]
            ) { values in
                let (dark, light) = (values.color("inputColor0").linear, values.color("inputColor1").linear)
                return { color in
                    let alpha = color.alpha
                    color = dark.mixed(with: light, min(max(color.luminance, 0), 1))
                    color.alpha *= alpha
                }
            },
            colorMap(
                "CIColorPosterize",
                "Color Posterize",
                kCICategoryColorEffect,
                [.number("inputLevels", 6, 2...30)]
            ) { values in
                let levels = Float(values.whole("inputLevels", 2...256))
                return {
                    $0.encoded = $0.encoded.limited().mapped {
                        min(($0 * levels).rounded(.down), levels - 1) / (levels - 1)
                    }
                }
            },
            colorMap(
                "CIColorThreshold",
                "Color Threshold",
                kCICategoryColorAdjustment,
                [.number("inputThreshold", 0.5, 0...1)]
            ) { values in
                let threshold = Float(values.number("inputThreshold"))
                return { $0.light = $0.light.mapped { $0 >= threshold ? 1 : 0 } }
            },
            cube("CIColorCube", "Color Cube", hasSpace: false),
            cube("CIColorCubeWithColorSpace", "Color Cube with ColorSpace", hasSpace: true),
        ]
    }

    /// A filter that changes each color in place.
    static func colorMap(
        _ name: String,
        _ display: String,
        _ category: String,
        _ inputs: [FilterInput] = [],
        _ change: @escaping @Sendable (FilterValues) -> (@Sendable (inout LinearColor) -> Void)
    ) -> FilterDefinition {
        FilterDefinition(name, display, category, [.image()] + inputs) { values in
            guard let image = values.image() else { return nil }
            let change = change(values)
            return image.derived(
                MappedImage(image.recipe) { color in
                    var changed = color
                    change(&changed)
                    return changed
                }
            )
        }
    }

    private static var toneCurve: FilterDefinition {
        let points = (0..<5).map { FilterInput.vector("inputPoint\($0)", CGFloat($0) / 4, CGFloat($0) / 4) }
        return colorMap("CIToneCurve", "Tone Curve", kCICategoryColorAdjustment, points) { values in
            let curve = ToneCurve(
                points.map { input in
                    let point = values.vector(input.key).cgPointValue
                    return SIMD2(Double(point.x), Double(point.y))
                }
            )
            return { $0.encoded = $0.encoded.mapped { Float(curve.value(at: Double($0))) } }
        }
    }

    private static var shadows: FilterDefinition {
        FilterDefinition(
            "CIHighlightShadowAdjust",
            "Highlights and Shadows",
            kCICategoryStylize,
            [
                .image(), .number(kCIInputRadiusKey, 0, 0...10), .number("inputShadowAmount", 0, -1...1),
                .number("inputHighlightAmount", 1, 0...1),
            ]
        ) { values in
            guard let image = values.image() else { return nil }
            let lift = Float(values.number("inputShadowAmount"))
            let dimming = 1 - Float(values.number("inputHighlightAmount"))
            // How dark the surroundings are tells what is a shadow.
            let clamped = image.clampedToExtent().applyingGaussianBlur(sigma: values.number(kCIInputRadiusKey))
            return image.derived(
                CombinedImage(image.recipe, clamped.recipe, extent: image.recipe.extent) { pixel, surroundings in
                    guard pixel.w > 0, surroundings.w > 0 else { return pixel }
                    let around = LinearColor(SIMD3(surroundings.x, surroundings.y, surroundings.z) / surroundings.w)
                    let level = LinearColor(SIMD3(repeating: max(around.luminance, 0))).encoded.x
                    let shadow = max(1 - 2 * level, 0)
                    let highlight = max(2 * level - 1, 0)
                    let gain = pow(2, lift * shadow * 2 - dimming * highlight)
                    return SIMD4(pixel.x * gain, pixel.y * gain, pixel.z * gain, pixel.w)
                }
            )
        }
    }

    private static func cube(_ name: String, _ display: String, hasSpace: Bool) -> FilterDefinition {
        let space = hasSpace ? [FilterInput(key: "inputColorSpace", className: "NSObject")] : []
        return FilterDefinition(
            name,
            display,
            kCICategoryColorEffect,
            [.image(), .number("inputCubeDimension", 2, 2...128), .data("inputCubeData")] + space
        ) { values in
            guard let image = values.image(), let data = values.data("inputCubeData"),
                let cube = ColorCube(side: values.whole("inputCubeDimension", 2...128), data)
            else { return nil }
            // Without a space the cube is of linear light, as all calculations are.
            let isEncoded = values.space("inputColorSpace").map { !$0.isLinear } ?? false
            return image.derived(
                MappedImage(image.recipe) { color in
                    var changed = color
                    let result = cube.color(at: isEncoded ? color.encoded : color.light)
                    let levels = SIMD3(result.x, result.y, result.z) / (result.w > 0 ? result.w : 1)
                    if isEncoded { changed.encoded = levels } else { changed.light = levels }
                    changed.alpha *= result.w
                    return changed
                }
            )
        }
    }
}
