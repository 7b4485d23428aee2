import DrawingEngine
import FoundationCompatibility

extension CGColorSpace {
    /// The engine's name of the meaning of components.
    ///
    /// Spaces of the device, and gray with a gamma of 2.2, count as sRGB, whose curve they follow closely.
    var profile: ColorProfile {
        switch name {
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.linearGray,
            CGColorSpace.extendedLinearGray, CGColorSpace.genericRGBLinear:
            ColorProfile(curve: .linear, primaries: .sRGB)
        case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3: ColorProfile(curve: .sRGB, primaries: .displayP3)
        case CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3:
            ColorProfile(curve: .linear, primaries: .displayP3)
        case CGColorSpace.adobeRGB1998: ColorProfile(curve: .gamma(2.19921875), primaries: .adobe)
        case CGColorSpace.itur_709: ColorProfile(curve: .television, primaries: .sRGB)
        case CGColorSpace.itur_2020, CGColorSpace.extendedITUR_2020:
            ColorProfile(curve: .television, primaries: .rec2020)
        default: .sRGB
        }
    }
}
