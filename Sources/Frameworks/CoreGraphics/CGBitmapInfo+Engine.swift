import FoundationCompatibility
import PixelEngine

extension CGBitmapInfo {
    /// The place of alpha.
    var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none }

    /// The order of bytes.
    var byteOrder: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
    }

    /// Describes the memory of an engine's picture.
    init(format: PixelFormat, alpha: AlphaMode) {
        let last: CGImageAlphaInfo =
            switch alpha {
            case .opaque: .noneSkipLast
            case .straight: .last
            case .premultiplied: .premultipliedLast
            }
        let first: CGImageAlphaInfo =
            switch alpha {
            case .opaque: .noneSkipFirst
            case .straight: .first
            case .premultiplied: .premultipliedFirst
            }
        switch format {
        case .gray8: self = []
        case .gray16: self = .byteOrder16Little
        case .grayHalf: self = [.floatComponents, .byteOrder16Little]
        case .grayFloat: self = [.floatComponents, .byteOrder32Little]
        case .rgba8: self.init(alpha: last)
        case .bgra8: self = [CGBitmapInfo(alpha: first), .byteOrder32Little]
        case .rgba16: self = [CGBitmapInfo(alpha: last), .byteOrder16Little]
        case .rgbaHalf: self = [CGBitmapInfo(alpha: last), .floatComponents, .byteOrder16Little]
        case .rgbaFloat: self = [CGBitmapInfo(alpha: last), .floatComponents, .byteOrder32Little]
        }
    }
}

extension CGImage.Description {
    /// The engines' name of the layout, or nil when they have none.
    var engineLayout: (PixelFormat, AlphaMode)? {
        guard decodeRanges == nil, let colorSpace, colorSpace.isEngineSpace else { return nil }
        let formats: [PixelFormat] = colorSpace.model == .rgb ? [.rgba8, .bgra8, .rgba16, .rgbaHalf, .rgbaFloat] : []
        for format in formats + [.gray8, .gray16, .grayHalf, .grayFloat]
        where format.bytesPerPixel * 8 == bitsPerPixel && format.bytesPerComponent * 8 == bitsPerComponent
            && (format.componentCount == 1) == (colorSpace.model == .monochrome)
        {
            for alpha in [AlphaMode.opaque, .straight, .premultiplied]
            where format.componentCount == 4 || alpha == .opaque {
                let candidate = CGBitmapInfo(format: format, alpha: alpha)
                if candidate.normalized(bitsPerPixel: bitsPerPixel) == bitmapInfo.normalized(bitsPerPixel: bitsPerPixel)
                {
                    return (format, alpha)
                }
            }
        }
        return nil
    }
}

extension CGBitmapInfo {
    /// The same layout in one spelling: bytes in order are a big-endian pixel of 32 bits.
    fileprivate func normalized(bitsPerPixel: Int) -> CGBitmapInfo {
        guard bitsPerPixel == 32, byteOrder == .order32Big, !contains(.floatComponents) else { return self }
        return subtracting(.byteOrderMask)
    }
}

extension CGColorSpace {
    /// A Boolean value that indicates whether the engines take the components as they are.
    var isEngineSpace: Bool {
        switch model {
        case .rgb: name == nil || name == CGColorSpace.sRGB || name == CGColorSpace.extendedSRGB
        case .monochrome: name == nil || name == CGColorSpace.genericGrayGamma2_2 || name == CGColorSpace.extendedGray
        default: false
        }
    }
}

extension CGImage {
    /// Converts the pixels to an engine's format.
    func convertedRaster() throws(PixelError) -> Raster {
        throw PixelError(
            code: .unsupportedConversion,
            message: "An image of \(bitsPerPixel) bits a pixel can't be converted; make it with 8-bit RGBA pixels."
        )
    }
}
