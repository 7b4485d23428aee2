import CompositingEngine
import CoreGraphics
import CoreVideo
import Foundation
import ImageCodingEngine
import ImageIO
import PixelEngine

/// A stored picture on its way to becoming an image.
struct ImageSource {
    var recipe: any PlaneImage = EmptyImage()
    var properties: [String: Any] = [:]
    var space: CGColorSpace?
    var isNearest = false

    init(pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]) {
        let attached = pixelBuffer.attachment(for: kCVImageBufferCGColorSpaceKey)?.value as? CGColorSpace
        read(options, space: attached ?? CGColorSpaceCreateDeviceRGB())
        // Distances are numbers, whatever the options say.
        if pixelBuffer.holdsDepth { space = nil }
        place(try? pixelBuffer.lentRaster())
    }

    init(image: CGImage, options: [CIImageOption: Any]) {
        read(options, space: image.colorSpace)
        guard let raster = try? image.raster else { return }
        // The image's own conversion already led to sRGB.
        let isColor = !(options[.colorSpace] is NSNull)
        recipe = RasterImage(raster, isEncoded: isColor)
    }

    init?(data: Data, options: [CIImageOption: Any]) {
        guard let decoder = try? ImageDecoder(data: data) else { return nil }
        self.init(decoder: decoder, options: options)
    }

    init?(url: URL, options: [CIImageOption: Any]) {
        guard let decoder = try? ImageDecoder(contentsOf: url) else { return nil }
        self.init(decoder: decoder, options: options)
    }

    private init?(decoder: ImageDecoder, options: [CIImageOption: Any]) {
        guard let raster = try? decoder.decode(minimumSize: nil, nativeDepth: true) else { return nil }
        let info = decoder.info
        properties = [
            kCGImagePropertyOrientation: info.orientation.rawValue, kCGImagePropertyPixelWidth: info.width,
            kCGImagePropertyPixelHeight: info.height,
        ]
        read(options, space: CGColorSpace(name: CGColorSpace.sRGB))
        place(raster)
        guard options.isSet(.applyOrientationProperty) else { return }
        guard let upright = try? raster.oriented(info.orientation) else { return nil }
        properties[kCGImagePropertyOrientation] = 1
        place(upright)
    }

    init(
        bitmap: Data,
        bytesPerRow: Int,
        width: Int,
        height: Int,
        format: CIFormat,
        space: CGColorSpace?
    ) {
        self.space = space
        let sides = 1...Raster.maximumSide
        guard let target = RenderTarget(format), target.channel == nil, sides.contains(width), sides.contains(height),
            bytesPerRow <= 1 << 32, bytesPerRow >= width * target.format.bytesPerPixel,
            bitmap.count >= bytesPerRow * (height - 1) + width * target.format.bytesPerPixel
        else { return }
        let raster = try? Raster(width: width, height: height, format: target.format, alpha: target.alpha) {
            (bytes, rowBytes) throws(PixelError) in
            for y in 0..<height {
                let start = bitmap.startIndex + y * bytesPerRow
                let row = UnsafeMutableRawBufferPointer(rebasing: bytes[y * rowBytes..<(y + 1) * rowBytes])
                bitmap.copyBytes(to: row, from: start..<start + rowBytes)
            }
        }
        place(raster)
    }

    private mutating func read(_ options: [CIImageOption: Any], space: CGColorSpace?) {
        isNearest = options.isSet(.nearestSampling)
        if let given = options[.properties] as? [String: Any] { properties.merge(given) { $1 } }
        switch options[.colorSpace] {
        case is NSNull: self.space = nil
        case let given as CGColorSpace: self.space = given
        default: self.space = space
        }
    }

    private mutating func place(_ raster: Raster?) {
        guard let raster else { return }
        recipe = RasterImage(raster, isEncoded: space.map { !$0.isLinear } ?? false)
    }
}

extension [CIImageOption: Any] {
    /// A Boolean value that indicates whether an option holds true.
    fileprivate func isSet(_ option: CIImageOption) -> Bool {
        (self[option] as? Bool) ?? (self[option] as? NSNumber)?.boolValue ?? false
    }
}

extension CVPixelBuffer {
    fileprivate var holdsDepth: Bool {
        switch CVPixelBufferGetPixelFormatType(self) {
        case kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat16,
            kCVPixelFormatType_DisparityFloat32:
            true
        default: false
        }
    }
}

extension CGColorSpace {
    /// A Boolean value that indicates whether numbers are proportional to light.
    var isLinear: Bool {
        switch name {
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.linearGray,
            CGColorSpace.extendedLinearGray, CGColorSpace.genericRGBLinear:
            true
        default: false
        }
    }
}
