import CLittleCMS
import Foundation
import PixelEngine

extension Canvas {
    /// Converts the pixels from a color profile to sRGB.
    ///
    /// A profile that is damaged, that describes another color model or that equals sRGB leaves them unchanged, as in
    /// browsers: a picture in slightly wrong colors is better than none.
    mutating func convertToSRGB(from profile: Data) {
        guard let source = ICCProfile(profile) else { return }
        switch source.colorSpace {
        case cmsSigGrayData: convertGray(source)
        case cmsSigRgbData: convertRGB(source)
        default: break
        }
    }

    /// Converts red, green and blue in place.
    mutating func convertRGB(_ source: borrowing ICCProfile) {
        guard format == .rgba8 || format == .rgba16, let target = ICCProfile.sRGB(),
            !Self.isIdentity(from: source, to: target)
        else { return }
        let layout = format == .rgba8 ? fovea_cms_rgba8 : fovea_cms_rgba16
        guard let transform = ColorTransform(from: source, layout, to: target, layout) else { return }
        apply(transform)
    }

    private mutating func apply(_ transform: borrowing ColorTransform) {
        let (width, height, bytesPerRow) = (width, height, bytesPerRow)
        unsafe withBytes { pixels in
            guard let start = pixels.baseAddress else { return }
            for row in 0..<height {
                unsafe transform.apply(to: start + row * bytesPerRow, count: width)
            }
        }
    }

    /// A Boolean value that indicates whether a profile changes no color by more than one step in 255.
    ///
    /// sRGB has many versions and names; its effect on colors identifies it reliably.
    private static func isIdentity(from source: borrowing ICCProfile, to target: borrowing ICCProfile) -> Bool {
        let levels: [UInt8] = [0, 24, 64, 128, 192, 255]
        var probe: [UInt8] = []
        for red in levels {
            for green in levels {
                for blue in levels { probe += [red, green, blue, 255] }
            }
        }
        guard let transform = ColorTransform(from: source, fovea_cms_rgba8, to: target, fovea_cms_rgba8) else {
            return true
        }
        var converted = probe
        transform.apply(to: &converted, pixelCount: probe.count / 4)
        return zip(probe, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    /// Converts gray levels through a table of all levels.
    private mutating func convertGray(_ source: borrowing ICCProfile) {
        guard let target = ICCProfile.gray(),
            let transform = ColorTransform(from: source, fovea_cms_gray16, to: target, fovea_cms_gray16)
        else { return }
        let colorCount = format.componentCount == 4 ? 3 : 1
        if format.bytesPerComponent == 1 {
            // Sixteen bits in between keep the rounding to 8 bits exact.
            var levels = (0...255).map { UInt16($0 * 257) }
            transform.apply(to: &levels, pixelCount: levels.count)
            map(levels.map(\.roundedToByte), colorCount: colorCount)
        } else {
            var levels = (0...65535).map { UInt16($0) }
            transform.apply(to: &levels, pixelCount: levels.count)
            map(levels, colorCount: colorCount)
        }
    }

    private mutating func map<T: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(_ table: [T], colorCount: Int) {
        let pixelSize = format.componentCount
        edit(as: T.self) { values in
            for pixel in stride(from: 0, to: values.count, by: pixelSize) {
                for component in pixel..<pixel + colorCount { values[component] = table[Int(values[component])] }
            }
        }
    }

    /// Converts CMYK to RGBA in place, through a profile or by simple multiplication.
    mutating func convertCMYKToSRGB(from profile: Data?, isInverted: Bool) {
        let layout = isInverted ? fovea_cms_inverted_cmyk8 : fovea_cms_cmyk8
        if let profile, let source = ICCProfile(profile), source.colorSpace == cmsSigCmykData,
            let target = ICCProfile.sRGB(),
            let transform = ColorTransform(from: source, layout, to: target, fovea_cms_rgba8)
        {
            apply(transform)
            makeOpaque()
        } else {
            multiplyInks(isInverted: isInverted)
        }
    }

    private mutating func multiplyInks(isInverted: Bool) {
        let flip: UInt8 = isInverted ? 0 : 255
        edit { inks in
            for pixel in stride(from: 0, to: inks.count, by: 4) {
                let black = UInt32(inks[pixel + 3] ^ flip)
                for component in pixel..<pixel + 3 {
                    inks[component] = UInt8((UInt32(inks[component] ^ flip) * black + 127) / 255)
                }
                inks[pixel + 3] = 255
            }
        }
    }
}
