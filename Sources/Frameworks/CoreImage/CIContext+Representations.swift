public import CoreGraphics
import Foundation
import ImageCodingEngine
import ImageIO
import PixelEngine

extension CIContext {
    /// Encodes an image as JPEG in sRGB, or returns nil when it is empty or infinite.
    public func jpegRepresentation(
        of image: CIImage,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        encode(image, .jpeg, RenderTarget(format: .rgba8, alpha: .opaque), options)
    }

    /// Encodes an image as PNG in sRGB, or returns nil when it is empty or infinite or can't be rendered in the format.
    public func pngRepresentation(
        of image: CIImage,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        encode(image, .png, RenderTarget(format), options)
    }

    /// Encodes an image as TIFF in sRGB, or returns nil when it is empty or infinite or can't be rendered in the
    /// format.
    public func tiffRepresentation(
        of image: CIImage,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        encode(image, .tiff, RenderTarget(format), options)
    }

    /// Encodes an image as HEIC in sRGB, or returns nil when it is empty or infinite or there is no encoder.
    public func heifRepresentation(
        of image: CIImage,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        encode(image, .heic, RenderTarget(format), options)
    }

    /// Encodes an image as JPEG into a file.
    public func writeJPEGRepresentation(
        of image: CIImage,
        to url: URL,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
    }

    /// Encodes an image as PNG into a file.
    public func writePNGRepresentation(
        of image: CIImage,
        to url: URL,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    /// Encodes an image as TIFF into a file.
    public func writeTIFFRepresentation(
        of image: CIImage,
        to url: URL,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(tiffRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    /// Encodes an image as HEIC into a file.
    public func writeHEIFRepresentation(
        of image: CIImage,
        to url: URL,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    private func encode(
        _ image: CIImage,
        _ file: ImageFileFormat,
        _ target: RenderTarget?,
        _ options: [CIImageRepresentationOption: Any]
    ) -> Data? {
        // Files without a profile are sRGB, so that is what they get; every reader shows the same colors.
        guard let target, let raster = makeRaster(image, image.extent, target, CGColorSpaceCreateDeviceRGB()) else {
            return nil
        }
        let key = kCGImageDestinationLossyCompressionQuality
        let named: CFDictionary = [key: options[CIImageRepresentationOption(rawValue: key)] as Any]
        let quality = named.number(key) ?? EncodingOptions().quality
        return try? ImageEncoder.encode(raster, as: file, options: EncodingOptions(quality: quality))
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }
}
