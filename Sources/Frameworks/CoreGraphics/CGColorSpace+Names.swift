public import FoundationCompatibility

extension CGColorSpace {
    /// The name of the standard space of the web.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB without its tone curve.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB with components below 0 and above 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of linear sRGB with components below 0 and above 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of the wide space of displays.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of the wide space of displays without its tone curve.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// The name of the wide space of displays with components below 0 and above 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// The name of the linear wide space of displays with components below 0 and above 1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The name of the space with Adobe's wide primaries.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// The name of the space of high-definition television.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The name of the space of ultra-high-definition television.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// The name of the space of ultra-high-definition television with components below 0 and above 1.
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    /// The name of red, green and blue without a tone curve.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// The name of gray with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of gray without a tone curve.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// The name of gray with a gamma of 2.2 and components below 0 and above 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// The name of linear gray with components below 0 and above 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// The name of the space of four typical printing inks.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let models: [CFString: CGColorSpaceModel] = [
        sRGB: .rgb, linearSRGB: .rgb, extendedSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
        linearDisplayP3: .rgb, extendedDisplayP3: .rgb, extendedLinearDisplayP3: .rgb, extendedITUR_2020: .rgb,
        adobeRGB1998: .rgb, itur_709: .rgb, itur_2020: .rgb, genericRGBLinear: .rgb,
        genericGrayGamma2_2: .monochrome, linearGray: .monochrome, extendedGray: .monochrome,
        extendedLinearGray: .monochrome, genericCMYK: .cmyk,
    ]
}
