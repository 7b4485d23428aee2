import CLittleCMS
import Foundation

/// An open color profile.
///
/// Owns one Little CMS profile handle, which keeps a file position and so stays on the stack that opened it.
@safe struct ICCProfile: ~Copyable {
    fileprivate let handle: cmsHPROFILE

    /// Opens a profile, or returns nil when the bytes aren't one or would take the library too long.
    init?(_ data: Data) {
        guard ICCCost.isBearable(data) else { return nil }
        let handle = unsafe data.bytes.withUnsafeBytes { bytes in
            unsafe cmsOpenProfileFromMem(bytes.baseAddress, cmsUInt32Number(clamping: bytes.count))
        }
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = unsafe handle
    }

    private init?(owning handle: cmsHPROFILE?) {
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe _ = cmsCloseProfile(handle) }

    /// The color space of the profile's pixels.
    var colorSpace: cmsColorSpaceSignature { unsafe cmsGetColorSpace(handle) }

    /// The profile of sRGB.
    static func sRGB() -> ICCProfile? {
        unsafe ICCProfile(owning: cmsCreate_sRGBProfile())
    }

    /// A gray profile with the curve of sRGB.
    static func gray() -> ICCProfile? {
        guard let curve = unsafe curveOfSRGB() else { return nil }
        defer { unsafe cmsFreeToneCurve(curve) }
        return unsafe ICCProfile(owning: cmsCreateGrayProfile(cmsD50_xyY(), curve))
    }

    /// IEC 61966-2-1: a linear segment, then a power of 2.4.
    private static func curveOfSRGB() -> OpaquePointer? {
        let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
        return unsafe parameters.withUnsafeBufferPointer { unsafe cmsBuildParametricToneCurve(nil, 4, $0.baseAddress) }
    }

    /// A profile for primaries by their number in ITU-T H.273 with the curve of sRGB; nil for those of sRGB and for
    /// numbers that pictures don't use.
    static func rgb(primariesNumber number: Int) -> ICCProfile? {
        let primaries: [Chromaticity]
        switch number {
        case 9: primaries = [.init(x: 0.708, y: 0.292), .init(x: 0.17, y: 0.797), .init(x: 0.131, y: 0.046)]
        case 12: primaries = [.init(x: 0.68, y: 0.32), .init(x: 0.265, y: 0.69), .init(x: 0.15, y: 0.06)]
        default: return nil
        }
        guard let curve = unsafe curveOfSRGB() else { return nil }
        return unsafe rgb(white: .init(x: 0.3127, y: 0.329), primaries: primaries, owning: curve)
    }

    /// A profile for the primaries, white point and gamma that a PNG file states without a profile.
    static func rgb(white: Chromaticity, primaries: [Chromaticity], gamma: Double) -> ICCProfile? {
        guard let curve = unsafe cmsBuildGamma(nil, gamma) else { return nil }
        return unsafe rgb(white: white, primaries: primaries, owning: curve)
    }

    private static func rgb(
        white: Chromaticity,
        primaries: [Chromaticity],
        owning curve: OpaquePointer
    ) -> ICCProfile? {
        defer { unsafe cmsFreeToneCurve(curve) }
        guard primaries.count == 3 else { return nil }
        var whitePoint = white.value
        var triple = cmsCIExyYTRIPLE(Red: primaries[0].value, Green: primaries[1].value, Blue: primaries[2].value)
        var curves: [OpaquePointer?] = unsafe [curve, curve, curve]
        return unsafe ICCProfile(owning: cmsCreateRGBProfile(&whitePoint, &triple, &curves))
    }

    /// A chromaticity: a color without its brightness.
    struct Chromaticity {
        let x: Double
        let y: Double

        fileprivate var value: cmsCIExyY { cmsCIExyY(x: x, y: y, Y: 1) }
    }
}

/// A conversion of pixels from one profile to another.
///
/// Owns one Little CMS transform.
@safe struct ColorTransform: ~Copyable {
    private let handle: cmsHTRANSFORM

    /// Creates a conversion, or returns nil when the profile doesn't allow it.
    init?(
        from source: borrowing ICCProfile,
        _ sourceLayout: cmsUInt32Number,
        to target: borrowing ICCProfile,
        _ targetLayout: cmsUInt32Number
    ) {
        let handle = unsafe cmsCreateTransform(
            source.handle,
            sourceLayout,
            target.handle,
            targetLayout,
            cmsUInt32Number(INTENT_PERCEPTUAL),
            0
        )
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe cmsDeleteTransform(handle) }

    /// Converts a run of pixels in place.
    @unsafe func apply(to pixels: UnsafeMutableRawPointer, count: Int) {
        unsafe cmsDoTransform(handle, pixels, pixels, cmsUInt32Number(count))
    }

    /// Converts an array in place; four values make a pixel.
    func apply<T>(to values: inout [T], pixelCount: Int) {
        unsafe values.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { unsafe apply(to: start, count: pixelCount) }
        }
    }
}
