import Foundation

/// Colors as eyes see them, and how far they are apart.
enum PerceivedColor {
    /// Returns the number of the color that is the nearest to one.
    static func nearest(to color: SIMD3<Float>, in colors: [SIMD3<Float>]) -> Int {
        var best = (index: 0, distance: Float.infinity)
        for (index, other) in colors.enumerated() {
            let distance = distance(color, other)
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }

    /// The square of the distance between two colors.
    static func distance(_ first: SIMD3<Float>, _ second: SIMD3<Float>) -> Float {
        let difference = first - second
        return (difference * difference).sum()
    }

    /// The color in Oklab, where equal distances look alike.
    static func of(_ color: SIMD3<Float>) -> SIMD3<Float> {
        let cones = SIMD3(
            cbrt((color * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum()),
            cbrt((color * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum()),
            cbrt((color * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
        )
        return SIMD3(
            (cones * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
            (cones * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
            (cones * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum()
        )
    }

    /// The light of a color in Oklab.
    static func light(_ color: SIMD3<Float>) -> SIMD3<Float> {
        let roots = SIMD3(
            (color * SIMD3(1, 0.3963377774, 0.2158037573)).sum(),
            (color * SIMD3(1, -0.1055613458, -0.0638541728)).sum(),
            (color * SIMD3(1, -0.0894841775, -1.2914855480)).sum()
        )
        let cones = roots * roots * roots
        return SIMD3(
            (cones * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)).sum(),
            (cones * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)).sum(),
            (cones * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)).sum()
        )
    }
}
