import DrawingEngine
import FoundationCompatibility

extension CGColor {
    /// The color in the engine's space.
    var drawingColor: DrawingColor {
        let profile = colorSpace?.profile ?? .sRGB
        let parts = values.dropLast().map { Double($0) }
        let (red, green, blue): (Double, Double, Double) =
            switch parts.count {
            case 1: (parts[0], parts[0], parts[0])
            case 3: (parts[0], parts[1], parts[2])
            case 4: ((1 - parts[0]) * (1 - parts[3]), (1 - parts[1]) * (1 - parts[3]), (1 - parts[2]) * (1 - parts[3]))
            default: (0, 0, 0)
            }
        let converted = profile.convertedToSRGB(red, green, blue)
        return DrawingColor(red: converted.0, green: converted.1, blue: converted.2, alpha: Double(alpha))
    }
}

extension CGColorSpace {
    /// The space of colors that name none.
    static let standard: CGColorSpace = CGColorSpace(name: sRGB) ?? CGColorSpaceCreateDeviceRGB()
    /// The space of grays that name none.
    static let standardGray: CGColorSpace = CGColorSpace(name: genericGrayGamma2_2) ?? CGColorSpaceCreateDeviceGray()
    /// The space of inks that name none.
    static let standardInks: CGColorSpace = CGColorSpace(name: genericCMYK) ?? CGColorSpaceCreateDeviceCMYK()

    /// The components in this space, with alpha, of a color in the engine's.
    func components(of color: DrawingColor) -> [CGFloat]? {
        switch model {
        case .rgb:
            let (red, green, blue) = profile.convertedFromSRGB(color.red, color.green, color.blue)
            return [red, green, blue, color.alpha].map { CGFloat($0) }
        case .monochrome:
            let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return [profile.convertedFromSRGB(luma, luma, luma).0, color.alpha].map { CGFloat($0) }
        case .cmyk:
            let black = 1 - max(color.red, color.green, color.blue)
            let inks = [color.red, color.green, color.blue].map { black < 1 ? (1 - $0 - black) / (1 - black) : 0 }
            return (inks + [black, color.alpha]).map { CGFloat($0) }
        default:
            return nil
        }
    }
}
