import CompositingEngine
import CoreGraphics
import Foundation
import GeometryEngine

extension FilterDefinition {
    /// Filters that look at neighboring pixels for edges, light and squares.
    static var sharpening: [FilterDefinition] {
        [
            FilterDefinition(
                "CIUnsharpMask",
                "Unsharp Mask",
                kCICategorySharpen,
                [.image(), .number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
            ) { values in
                let share = Float(values.number(kCIInputIntensityKey))
                return values.image()?.compared(toBlurBy: values.number(kCIInputRadiusKey)) { color, blurred in
                    color.light += (color.light - blurred.light) * share
                }
            },
            FilterDefinition(
                "CISharpenLuminance",
                "Sharpen Luminance",
                kCICategorySharpen,
                [.image(), .number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20)]
            ) { values in
                let share = Float(values.number(kCIInputSharpnessKey))
                return values.image()?.compared(toBlurBy: values.number(kCIInputRadiusKey)) { color, blurred in
                    color.light += SIMD3(repeating: (color.luminance - blurred.luminance) * share)
                }
            },
            FilterDefinition(
                "CINoiseReduction",
                "Noise Reduction",
                kCICategoryBlur,
                [.image(), .number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
            ) { values in
                let noise = Float(values.number("inputNoiseLevel"))
                let share = Float(values.number(kCIInputSharpnessKey))
                return values.image()?.compared(toBlurBy: 1) { color, blurred in
                    // Small differences are noise, and larger ones edges.
                    let isNoise = abs(color.luminance - blurred.luminance) < noise
                    color.light += (color.light - blurred.light) * (isNoise ? -1 : share)
                }
            },
            FilterDefinition(
                "CIBloom",
                "Bloom",
                kCICategoryStylize,
                [.image(), .number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
            ) { values in
                let share = Float(values.number(kCIInputIntensityKey))
                return values.image()?.compared(toBlurBy: values.number(kCIInputRadiusKey)) { color, blurred in
                    // Light joins light without passing white.
                    let glow = blurred.light.limited() * share
                    color.light += glow * (1 - color.light.limited())
                }
            },
            FilterDefinition(
                "CIGloom",
                "Gloom",
                kCICategoryStylize,
                [.image(), .number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
            ) { values in
                let share = Float(values.number(kCIInputIntensityKey))
                return values.image()?.compared(toBlurBy: values.number(kCIInputRadiusKey)) { color, blurred in
                    let dim = pointwiseMin(color.light, blurred.light)
                    color.light += (dim - color.light) * share
                }
            },
            FilterDefinition(
                "CIEdges",
                "Edges",
                kCICategoryStylize,
                [.image(), .number(kCIInputIntensityKey, 1, 0...10)]
            ) { values in
                let gain = Float(values.number(kCIInputIntensityKey))
                guard let image = values.image() else { return nil }
                // The border of an image is no edge.
                let source = image.clampedToExtent().recipe
                func slope(_ weights: [Float]) -> ConvolvedImage {
                    ConvolvedImage(source, weights: weights, width: 3, height: 3, bias: 0)
                }
                return image.derived(
                    CombinedImage(
                        slope([-1, 0, 1, -2, 0, 2, -1, 0, 1]),
                        slope([-1, -2, -1, 0, 0, 0, 1, 2, 1]),
                        extent: image.recipe.extent
                    ) { across, along in
                        var size = (across * across + along * along).squareRoot() * gain
                        size.w = 1
                        return size
                    }
                )
            },
            FilterDefinition(
                "CIPixellate",
                "Pixelate",
                kCICategoryStylize,
                [.image(), .vector(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100)]
            ) { values in
                let (side, center) = (values.number(kCIInputScaleKey), values.point(kCIInputCenterKey))
                return values.image().map { $0.derived(MosaicImage($0.recipe, side: side, center: center)) }
            },
            FilterDefinition(
                "CIVignette",
                "Vignette",
                kCICategoryColorEffect,
                [.image(), .number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
            ) { values in
                guard let image = values.image() else { return nil }
                let extent = image.recipe.extent
                guard !extent.isEmpty, !extent.isInfinite else { return image }
                let intensity = Float(values.number(kCIInputIntensityKey))
                let reach = max(values.number(kCIInputRadiusKey), 0.01)
                let middle = Point(x: (extent.minX + extent.maxX) / 2, y: (extent.minY + extent.maxY) / 2)
                let corner = middle.distance(to: Point(x: extent.minX, y: extent.minY))
                return image.derived(
                    MappedImage(image.recipe) { color, place in
                        let distance = Float(place.distance(to: middle) / corner / reach)
                        // Light falls off toward the corners as it does in a simple lens.
                        let fall = pow(1 / (1 + distance * distance), 2)
                        return LinearColor(color.light * max(1 + (fall - 1) * intensity, 0), alpha: color.alpha)
                    }
                )
            },
            convolution("CIConvolution3X3", "3 by 3 convolution", 3, 3),
            convolution("CIConvolution5X5", "5 by 5 convolution", 5, 5),
            convolution("CIConvolution7X7", "7 by 7 convolution", 7, 7),
            convolution("CIConvolution9Horizontal", "Horizontal 9 Convolution", 9, 1),
            convolution("CIConvolution9Vertical", "Vertical 9 Convolution", 1, 9),
        ]
    }

    private static func convolution(_ name: String, _ display: String, _ width: Int, _ height: Int) -> FilterDefinition
    {
        let count = width * height
        let weights = FilterInput(
            key: kCIInputWeightsKey,
            className: "CIVector",
            value: .vector((0..<count).map { $0 == count / 2 ? 1 : 0 })
        )
        return FilterDefinition(name, display, kCICategoryStylize, [.image(), weights, .number(kCIInputBiasKey, 0)]) {
            values in
            let vector = values.vector(kCIInputWeightsKey)
            let weights = (0..<count).map { Float(vector.value(at: $0)) }
            let bias = Float(values.number(kCIInputBiasKey))
            return values.image().map {
                $0.derived(ConvolvedImage($0.recipe, weights: weights, width: width, height: height, bias: bias))
            }
        }
    }
}

extension CIImage {
    /// The image with colors that follow from those of its blur, which takes the border as going on.
    fileprivate func compared(
        toBlurBy radius: Double,
        _ change: @escaping @Sendable (inout LinearColor, LinearColor) -> Void
    ) -> CIImage {
        let blurred = clampedToExtent().applyingGaussianBlur(sigma: radius)
        return derived(
            CombinedImage(recipe, blurred.recipe, extent: recipe.extent) { pixel, blurred in
                var color = LinearColor(premultiplied: pixel)
                change(&color, LinearColor(premultiplied: blurred))
                return color.premultiplied
            }
        )
    }
}
