import Foundation

/// A color profile: a tone curve and primaries.
public struct ColorProfile: Sendable, Hashable {
    /// A tone curve, from stored values to light.
    public enum Curve: Sendable, Hashable {
        /// The curve of sRGB.
        case sRGB
        /// Linear: values are light.
        case linear
        /// A power function.
        case gamma(Double)
        /// The camera curve of BT.709 and BT.2020.
        case television
    }

    /// A set of primaries with the white point D65.
    public enum Primaries: Sendable, Hashable {
        /// Those of sRGB and BT.709.
        case sRGB
        /// Those of Display P3.
        case displayP3
        /// Those of Adobe RGB.
        case adobe
        /// Those of BT.2020.
        case rec2020
    }

    /// The tone curve.
    public var curve: Curve
    /// The primaries.
    public var primaries: Primaries

    /// Creates a profile.
    public init(curve: Curve, primaries: Primaries) {
        self.curve = curve
        self.primaries = primaries
    }

    /// The working profile of the engines.
    public static let sRGB: ColorProfile = ColorProfile(curve: .sRGB, primaries: .sRGB)
}

// MARK: - Converting

extension ColorProfile {
    /// Converts a color of this profile to sRGB; components may be outside 0 to 1.
    public func convertedToSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        guard self != .sRGB else { return (red, green, blue) }
        let light = (curve.light(red), curve.light(green), curve.light(blue))
        let matrix = primaries.toSRGB
        let encode = Curve.sRGB.value
        return (
            encode(matrix[0] * light.0 + matrix[1] * light.1 + matrix[2] * light.2),
            encode(matrix[3] * light.0 + matrix[4] * light.1 + matrix[5] * light.2),
            encode(matrix[6] * light.0 + matrix[7] * light.1 + matrix[8] * light.2)
        )
    }

    /// Converts a color of sRGB to this profile; components may be outside 0 to 1.
    public func convertedFromSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        guard self != .sRGB else { return (red, green, blue) }
        let decode = Curve.sRGB.light
        let light = Self.solve(primaries.toSRGB, (decode(red), decode(green), decode(blue)))
        return (curve.value(light.0), curve.value(light.1), curve.value(light.2))
    }

    /// Solves three linear equations by Cramer's rule; the matrix of every set of primaries has an inverse.
    private static func solve(_ m: [Double], _ v: (Double, Double, Double)) -> (Double, Double, Double) {
        func determinant(_ m: [Double]) -> Double {
            m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6])
                + m[2] * (m[3] * m[7] - m[4] * m[6])
        }
        let divisor = determinant(m)
        let first = determinant([v.0, m[1], m[2], v.1, m[4], m[5], v.2, m[7], m[8]])
        let second = determinant([m[0], v.0, m[2], m[3], v.1, m[5], m[6], v.2, m[8]])
        let third = determinant([m[0], m[1], v.0, m[3], m[4], v.1, m[6], m[7], v.2])
        return (first / divisor, second / divisor, third / divisor)
    }
}

extension ColorProfile.Curve {
    /// Decodes a stored value to light; negative values mirror positive ones.
    public func light(_ value: Double) -> Double {
        let magnitude = abs(value)
        let light =
            switch self {
            case .linear: magnitude
            case .gamma(let exponent): pow(magnitude, exponent)
            case .sRGB: magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
            case .television: magnitude < 0.081 ? magnitude / 4.5 : pow((magnitude + 0.099) / 1.099, 1 / 0.45)
            }
        return value < 0 ? -light : light
    }

    /// Encodes light as a stored value; negative light mirrors positive.
    public func value(_ light: Double) -> Double {
        let magnitude = abs(light)
        let value =
            switch self {
            case .linear: magnitude
            case .gamma(let exponent): pow(magnitude, 1 / exponent)
            case .sRGB: magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
            case .television: magnitude < 0.018 ? magnitude * 4.5 : 1.099 * pow(magnitude, 0.45) - 0.099
            }
        return light < 0 ? -value : value
    }
}

extension ColorProfile.Primaries {
    /// The matrix, row by row, from linear light of these primaries to that of sRGB's.
    fileprivate var toSRGB: [Double] {
        switch self {
        case .sRGB: [1, 0, 0, 0, 1, 0, 0, 0, 1]
        case .displayP3:
            [
                1.224940176, -0.224940176, 0, -0.042056955, 1.042056955, 0, -0.019637555, -0.078636046, 1.098273601,
            ]
        case .adobe:
            [1.398355744, -0.398355744, 0, 0, 1, 0, 0, -0.042928989, 1.042928989]
        case .rec2020:
            [
                1.660491002, -0.587641139, -0.072849863, -0.124550475, 1.132899897, -0.008349422, -0.018150763,
                -0.100578898, 1.118729661,
            ]
        }
    }
}
