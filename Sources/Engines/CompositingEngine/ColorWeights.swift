import Foundation

/// The weights by which a turn of the hue mixes colors.
package enum HueTurn {
    /// Returns the rows for red, green and blue; luminance stays as it is.
    package static func rows(_ angle: Double) -> [SIMD3<Float>] {
        let angle = angle.isFinite ? angle : 0
        let (cosine, sine) = (cos(angle), sin(angle))
        let weights = SIMD3(0.213, 0.715, 0.072)
        let axes: [SIMD3<Double>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
        let turned: [SIMD3<Double>] = [
            SIMD3(-0.213, -0.715, 0.928), SIMD3(0.143, 0.140, -0.283), SIMD3(-0.787, 0.715, 0.072),
        ]
        return zip(axes, turned).map { axis, turned in
            var row = weights
            row += (axis - weights) * cosine
            row += turned * sine
            return SIMD3<Float>(row)
        }
    }
}

/// The white of light of a temperature, with a tint between green and magenta.
package struct WhitePoint {
    private let kelvins: Double
    private let tint: Double

    /// Creates a white of a temperature in kelvins, from 2000 to 25 000.
    package init(kelvins: Double, tint: Double) {
        // Written so that what is no number is daylight.
        self.kelvins = kelvins > 0 ? min(max(kelvins, 2000), 25_000) : 6500
        self.tint = tint.isNaN ? 0 : min(max(tint, -150), 150)
    }

    /// Returns the gains of red, green and blue that make this white another: of a lower temperature, a warmer one.
    package func gains(to other: WhitePoint) -> SIMD3<Float> {
        let gains = other.light / light
        let green = pow(2, (tint - other.tint) / 150)
        // Green carries most of the luminance.
        return SIMD3<Float>(gains / gains.y * SIMD3(1, green, 1))
    }

    /// The linear light of a black body, by an approximation of Planck's locus in the plane of CIE xy.
    private var light: SIMD3<Double> {
        let inverse = 1000 / kelvins
        let x =
            kelvins <= 4000
            ? ((-0.2661239 * inverse - 0.2343589) * inverse + 0.8776956) * inverse + 0.179910
            : ((-3.0258469 * inverse + 2.1070379) * inverse + 0.2226347) * inverse + 0.240390
        let y =
            kelvins <= 4000
            ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
            : ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
        let white = SIMD3(x / y, 1, (1 - x - y) / y)
        let rows = [
            SIMD3(3.2404542, -1.5371385, -0.4985314), SIMD3(-0.9692660, 1.8760108, 0.0415560),
            SIMD3(0.0556434, -0.2040259, 1.0572252),
        ]
        return SIMD3(
            max((rows[0] * white).sum(), 0.01),
            max((rows[1] * white).sum(), 0.01),
            max((rows[2] * white).sum(), 0.01)
        )
    }
}
