import DrawingEngine
import FoundationCompatibility
import PixelEngine

extension CGImage {
    /// What an image says about the bytes of its provider.
    struct Description {
        var width: Int
        var height: Int
        var bitsPerComponent: Int
        var bitsPerPixel: Int
        var bytesPerRow: Int
        var colorSpace: CGColorSpace?
        var bitmapInfo: CGBitmapInfo
        var shouldInterpolate = true
        var renderingIntent = CGColorRenderingIntent.defaultIntent
        var isMask = false
        var decodeRanges: [Double]?
    }
}

extension CGImage.Description {
    /// Describes a picture of an engine.
    init(raster: Raster, colorSpace: CGColorSpace?) {
        let format = raster.format
        let isGray = format.componentCount == 1
        self.init(
            width: raster.width,
            height: raster.height,
            bitsPerComponent: format.bytesPerComponent * 8,
            bitsPerPixel: format.bytesPerPixel * 8,
            bytesPerRow: raster.bytesPerRow,
            colorSpace: colorSpace ?? (isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpace(name: CGColorSpace.sRGB)),
            bitmapInfo: CGBitmapInfo(format: format, alpha: raster.alpha)
        )
    }

    /// A Boolean value that indicates whether the numbers agree and the rows lie within `byteCount` bytes.
    func isValid(byteCount: Int) -> Bool {
        guard width > 0, height > 0, let layout, layout.isSupported else { return false }
        let (rowBits, rowOverflow) = width.multipliedReportingOverflow(by: bitsPerPixel)
        guard !rowOverflow, bytesPerRow >= (rowBits + 7) / 8 else { return false }
        let (body, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        return !overflow && byteCount - (rowBits + 7) / 8 >= body
    }

    /// The pixels as an engine's picture that shares the memory, or nil when they have to be converted.
    func raster(in provider: CGDataProvider) -> Raster? {
        guard decodeRanges == nil, colorSpace?.profile ?? .sRGB == .sRGB, let layout, let format = layout.format
        else { return nil }
        return Raster(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: format,
            alpha: layout.alpha,
            memory: provider.memory,
            byteOffset: provider.byteOffset
        )
    }

    /// The pixels converted to an engine's format and to sRGB.
    func convertedRaster(in provider: CGDataProvider) throws(PixelError) -> Raster {
        guard let layout else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "No conversion exists for pixels of \(bitsPerPixel) bits; use 8-bit RGBA."
            )
        }
        var raster = try provider.memory.withUnsafeBytes { bytes throws(PixelError) in
            try layout.unpacked(
                UnsafeRawBufferPointer(rebasing: bytes[provider.byteOffset...].prefix(provider.byteCount)),
                width: width,
                height: height,
                bytesPerRow: bytesPerRow
            )
        }
        if let decodeRanges { raster = try raster.decoded(decodeRanges) }
        if let profile = colorSpace?.profile { raster = try raster.convertedToSRGB(from: profile) }
        return raster
    }
}
