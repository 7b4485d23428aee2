import CoreGraphics
import CoreVideo
import FoundationCompatibility

extension CVPixelBuffer {
    /// The pixels as an image, or nil for formats that hold no colors.
    func makeImage() -> CGImage? {
        switch CVPixelBufferGetPixelFormatType(self) {
        case kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_DisparityFloat32:
            return nil
        default:
            guard let raster = try? makeRaster() else { return nil }
            let space = attachment(for: kCVImageBufferCGColorSpaceKey)?.value as? CGColorSpace
            return CGImage(raster: raster, colorSpace: space)
        }
    }
}
