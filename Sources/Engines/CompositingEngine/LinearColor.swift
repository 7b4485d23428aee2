import Foundation

/// A color in linear light, which isn't multiplied by its alpha.
package struct LinearColor: Sendable, Hashable {
    /// Red, green and blue.
    package var light: SIMD3<Float>
    /// The alpha, 1 for opaque.
    package var alpha: Float

    /// Creates a color.
    package init(_ light: SIMD3<Float>, alpha: Float = 1) {
        self.light = light
        self.alpha = alpha
    }

    /// Creates a color of red, green and blue in sRGB's encoding.
    package init(encoded level: SIMD3<Float>, alpha: Float = 1) { self.init(level.mapped(Self.decoded), alpha: alpha) }

    /// Creates the color of a premultiplied pixel.
    package init(premultiplied pixel: SIMD4<Float>) {
        let light = SIMD3(pixel.x, pixel.y, pixel.z)
        self.init(pixel.w > 0 ? light / pixel.w : light, alpha: pixel.w)
    }

    /// The color as a premultiplied pixel.
    package var premultiplied: SIMD4<Float> { SIMD4(light * alpha, alpha) }

    /// The luminance.
    package var luminance: Float { (light * Self.luminanceWeights).sum() }

    /// The shares of red, green and blue in luminance.
    package static let luminanceWeights = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    /// Red, green and blue in sRGB's encoding, in which equal steps look about alike.
    package var encoded: SIMD3<Float> {
        get { light.mapped(Self.encoded) }
        set { self = LinearColor(encoded: newValue, alpha: alpha) }
    }

    /// Returns the level of an amount of light in sRGB's encoding; negative light has the level of its opposite.
    private static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let level = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -level : level
    }

    /// Returns the light of a level.
    private static func decoded(_ level: Float) -> Float {
        let size = abs(level)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return level < 0 ? -light : light
    }

    /// Returns a color between this one and another.
    package func mixed(with other: LinearColor, _ share: Float) -> LinearColor {
        LinearColor(light + (other.light - light) * share, alpha: alpha + (other.alpha - alpha) * share)
    }
}

extension SIMD3<Float> {
    /// Returns each number after a function.
    package func mapped(_ map: (Float) -> Float) -> SIMD3<Float> { SIMD3(map(x), map(y), map(z)) }

    /// Returns the numbers between 0 and 1.
    package func limited() -> SIMD3<Float> { clamped(lowerBound: .zero, upperBound: .one) }
}
