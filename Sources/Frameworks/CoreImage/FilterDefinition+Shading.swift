import CompositingEngine
import CoreGraphics
import GeometryEngine

extension FilterDefinition {
    /// Filters that draw without an image.
    static var shading: [FilterDefinition] {
        [
            FilterDefinition(
                "CILinearGradient",
                "Linear Gradient",
                kCICategoryGradient,
                [
                    .vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200), .color("inputColor0", .white),
                    .color("inputColor1", .black),
                ]
            ) { values in
                let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
                let (from, to) = (values.color("inputColor0").linear, values.color("inputColor1").linear)
                let (width, height) = (end.x - start.x, end.y - start.y)
                let length = width * width + height * height
                return CIImage(
                    recipe: ComputedImage { place in
                        let share = ((place.x - start.x) * width + (place.y - start.y) * height) / length
                        return from.mixed(with: to, limited(share))
                    }
                )
            },
            FilterDefinition(
                "CIRadialGradient",
                "Radial Gradient",
                kCICategoryGradient,
                [
                    .vector(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
                    .number("inputRadius1", 100, 0...800), .color("inputColor0", .white), .color("inputColor1", .black),
                ]
            ) { values in
                let center = values.point(kCIInputCenterKey)
                let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
                let (from, to) = (values.color("inputColor0").linear, values.color("inputColor1").linear)
                return CIImage(
                    recipe: ComputedImage { place in
                        from.mixed(with: to, limited((place.distance(to: center) - inner) / (outer - inner)))
                    }
                )
            },
            FilterDefinition(
                "CICheckerboardGenerator",
                "Checkerboard",
                kCICategoryGenerator,
                [
                    .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", .white), .color("inputColor1", .black),
                    .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
                ]
            ) { values in
                let center = values.point(kCIInputCenterKey)
                let (even, odd) = (values.color("inputColor0").linear, values.color("inputColor1").linear)
                let width = values.number(kCIInputWidthKey)
                guard width > 0 else { return nil }
                // Soft edges are a share of a square.
                let softness = 1 - min(max(values.number(kCIInputSharpnessKey), 0), 1)
                return CIImage(
                    recipe: ComputedImage { place in
                        let (x, y) = ((place.x - center.x) / width, (center.y - place.y) / width)
                        let wave = triangle(x, softness) * triangle(y, softness)
                        return odd.mixed(with: even, limited((wave + 1) / 2))
                    }
                )
            },
            FilterDefinition(
                "CIRoundedRectangleGenerator",
                "Rounded Rectangle Generator",
                kCICategoryGenerator,
                [
                    .vector(kCIInputExtentKey, 0, 0, 100, 100), .number(kCIInputRadiusKey, 10, 0...1000),
                    .color(kCIInputColorKey, .white),
                ]
            ) { values in
                let rect = Rect(values.vector(kCIInputExtentKey).cgRectValue)
                let color = values.color(kCIInputColorKey).linear
                let radius = min(max(values.number(kCIInputRadiusKey), 0), min(rect.width, rect.height) / 2)
                let inner = rect.outset(x: -radius, y: -radius)
                return CIImage(
                    recipe: ComputedImage(extent: rect) { place in
                        let near = Point(
                            x: min(max(place.x, inner.minX), inner.maxX),
                            y: min(max(place.y, inner.minY), inner.maxY)
                        )
                        // The edge is as soft as a pixel.
                        let cover = radius > 0 ? limited(radius + 0.5 - place.distance(to: near)) : 1
                        return LinearColor(color.light, alpha: color.alpha * cover)
                    }
                )
            },
        ]
    }

    /// A share between 0 and 1; what is no number is 1.
    private static func limited(_ share: Double) -> Float { share.isNaN ? 1 : Float(min(max(share, 0), 1)) }

    /// 1 in even squares and −1 in odd ones, with a slope at the edges.
    private static func triangle(_ place: Double, _ softness: Double) -> Double {
        let phase = place - 2 * (place / 2).rounded(.down)
        let distance = min(phase, 2 - phase, abs(phase - 1))
        let sign: Double = phase < 1 ? 1 : -1
        return softness > 0 ? sign * min(distance / (softness / 2), 1) : sign
    }
}
