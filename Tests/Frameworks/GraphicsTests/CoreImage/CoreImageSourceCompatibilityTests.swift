// Declarations of Core Image in the shape that code for Apple's SDK uses them; this file compiles unchanged or not at
// all.

import CoreGraphics
import CoreImage
import CoreVideo
import Foundation
import ImageIO
import Testing

@Suite("Core Image source written for Apple's SDK")
struct CoreImageSourceCompatibilityTests {
    @Test("Images are composed by methods and filters")
    func images() throws {
        let base = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 1))
            .cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4))
        let turned = base.oriented(.right).oriented(forExifOrientation: 6).transformed(by: .identity)
        #expect(turned.extent.size == CGSize(width: 8, height: 4))
        let composed = base.composited(over: .white).clampedToExtent().clamped(to: base.extent)
            .applyingGaussianBlur(sigma: 1).premultiplyingAlpha().unpremultiplyingAlpha()
            .settingAlphaOne(in: base.extent).settingProperties([:]).samplingLinear().samplingNearest()
            .insertingIntermediate().applyingFilter("CIColorInvert")
            .applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0.5])
            .cropped(to: base.extent)
        #expect(!composed.extent.isInfinite && base.url == nil && base.pixelBuffer == nil && base.cgImage == nil)
        #expect(base.orientationTransform(for: .up).isIdentity && CIImage.empty().extent.isEmpty)

        let filter = CIFilter(name: "CIBlendWithMask")!
        filter.setValue(base, forKey: kCIInputImageKey)
        filter.setValue(base, forKey: kCIInputMaskImageKey)
        filter.setValue(CIImage.black, forKey: kCIInputBackgroundImageKey)
        #expect(filter.outputImage != nil && filter.value(forKey: kCIInputImageKey) != nil && filter.isEnabled)
        #expect(filter.inputKeys.contains(kCIInputMaskImageKey) && filter.outputKeys == [kCIOutputImageKey])
        filter.setDefaults()
        #expect(CIFilter.filterNames(inCategory: nil).contains(filter.name) && !filter.attributes.isEmpty)
        #expect(CIFilter(name: "CINothing") == nil)
        let typed: any CIFilter & CIBlendWithMask = CIFilter.blendWithMask()
        typed.inputImage = base
        #expect(typed.maskImage == nil && typed.backgroundImage == nil)
    }

    @Test("A context renders into images, memory, buffers and files")
    func rendering() throws {
        let base = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4))
        let context = CIContext(options: [.useSoftwareRenderer: true, .cacheIntermediates: false])
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        #expect(context.createCGImage(base, from: base.extent)?.width == 8)
        #expect(context.createCGImage(base, from: base.extent, format: .RGBA8, colorSpace: space)?.width == 8)
        #expect(
            context.createCGImage(base, from: base.extent, format: .RGBA8, colorSpace: space, deferred: true) != nil
        )
        var bytes = [UInt8](repeating: 0, count: 8 * 4 * 4)
        context.render(
            base,
            toBitmap: &bytes,
            rowBytes: 32,
            bounds: base.extent,
            format: .RGBA8,
            colorSpace: space
        )
        #expect(bytes.prefix(4).elementsEqual([255, 0, 0, 255]))
        var made: CVPixelBuffer?
        _ = CVPixelBufferCreate(nil, 8, 4, kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try #require(made)
        context.render(base, to: buffer)
        context.render(base, to: buffer, bounds: base.extent, colorSpace: space)
        #expect(CIImage(cvPixelBuffer: buffer).extent == CIImage(cvImageBuffer: buffer, options: nil).extent)
        #expect(context.jpegRepresentation(of: base, colorSpace: space) != nil)
        #expect(context.pngRepresentation(of: base, format: .RGBA8, colorSpace: space, options: [:]) != nil)
        #expect(context.tiffRepresentation(of: base, format: .RGBA8, colorSpace: space) != nil)
        #expect(context.heifRepresentation(of: base, format: .RGBA8, colorSpace: space) != nil)
        context.clearCaches()
        #expect(context.workingColorSpace != nil && context.workingFormat == .RGBAf)
    }

    @Test("Inputs that no number can mean leave the process alive", arguments: [Double.nan, .infinity, -1, 1e300])
    func impossibleNumbers(number: Double) {
        let base = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        let context = CIContext()
        for name in ["CIGaussianBlur", "CIMorphologyMaximum", "CIMorphologyMinimum"] {
            let image = base.applyingFilter(name, parameters: [kCIInputRadiusKey: number])
            _ = context.createCGImage(image, from: base.extent)
        }
        for name in ["CILanczosScaleTransform", "CIExposureAdjust", "CIColorControls"] {
            let image = base.applyingFilter(name, parameters: [:])
            #expect(context.createCGImage(image, from: base.extent) != nil)
        }
        let scaled = base.transformed(by: CGAffineTransform(scaleX: number, y: 1), highQualityDownsample: true)
        _ = context.createCGImage(scaled, from: base.extent)
        _ = CIImage(
            bitmapData: Data(),
            bytesPerRow: 0,
            size: CGSize(width: number, height: 1),
            format: .RGBA8,
            colorSpace: nil
        )
    }
}
