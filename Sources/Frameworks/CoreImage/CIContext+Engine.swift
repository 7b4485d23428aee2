import CompositingEngine
import CoreGraphics
import CoreVideo
import Foundation
import GeometryEngine
import PixelEngine

extension CIContext {
    func makeRaster(_ image: CIImage, _ rect: CGRect, _ target: RenderTarget, _ space: CGColorSpace?) -> Raster? {
        guard space.map({ $0.isLinear || $0.isStandard }) ?? true else { return nil }
        guard let region = PixelRect(covering: Rect(rect)) else { return nil }
        return try? target.raster(of: image.recipe, region: region, isEncoded: space.map { !$0.isLinear } ?? false)
    }

    func makeImage(_ image: CIImage, _ rect: CGRect, _ target: RenderTarget, _ space: CGColorSpace?) -> CGImage? {
        guard let raster = makeRaster(image, rect, target, space) else { return nil }
        let isFitting = space.map { ($0.numberOfComponents == 1) == (target.format.componentCount == 1) } ?? false
        return CGImage(raster: raster, colorSpace: isFitting ? space : nil)
    }

    func renderBuffer(_ image: CIImage, _ buffer: CVPixelBuffer, _ bounds: CGRect, _ space: CGColorSpace?) {
        guard buffer.memory?.isSealed != true, let region = PixelRect(covering: Rect(bounds)) else { return }
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        // The part grows downward and to the right until it fills the buffer.
        let whole = PixelRect(x: region.x, y: region.y, width: width, height: height)
        let part = CroppedImage(image.recipe, to: region.rect)
        let isWide = buffer.bitsPerComponent > 8
        let target = RenderTarget(format: isWide ? .rgbaFloat : .bgra8, alpha: .premultiplied)
        let isEncoded = space.map { !$0.isLinear } ?? false
        guard let raster = try? target.raster(of: part, region: whole, isEncoded: isEncoded) else { return }
        try? buffer.write(raster)
    }
}

extension CIImage {
    /// The stored picture itself, when this is all that a rectangle shows.
    func untouchedImage(in rect: CGRect) -> CGImage? {
        guard let stored = (recipe as? CroppedImage)?.source as? RasterImage ?? recipe as? RasterImage,
            stored.isEncoded, stored.raster.format.bytesPerComponent == 1,
            stored.raster.alpha != .straight || !stored.raster.format.hasAlpha,
            let region = PixelRect(covering: Rect(rect)),
            let extent = PixelRect(covering: recipe.extent),
            region.rect.intersection(extent.rect) == region.rect
        else { return nil }
        let raster = stored.raster
        if let cgImage, region == extent, cgImage.width == region.width { return cgImage }
        return raster.cropped(x: region.x, y: region.y + raster.height, width: region.width, height: region.height)
            .map { CGImage(raster: $0) }
    }
}

extension CGColorSpace {
    /// A Boolean value that indicates whether the engine's encoded numbers are those of the space.
    var isStandard: Bool {
        switch name {
        case nil: model == .rgb || model == .monochrome
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
            true
        default: false
        }
    }
}

extension CVPixelBuffer {
    /// The number of bits of a component.
    fileprivate var bitsPerComponent: Int {
        switch CVPixelBufferGetPixelFormatType(self) {
        case kCVPixelFormatType_OneComponent16, kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_64RGBALE,
            kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16:
            16
        case kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_128RGBAFloat, kCVPixelFormatType_DepthFloat32,
            kCVPixelFormatType_DisparityFloat32:
            32
        default: 8
        }
    }
}
