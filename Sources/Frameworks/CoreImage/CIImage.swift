public import AVFoundation
public import CoreGraphics
public import CoreVideo
package import CompositingEngine
public import Foundation

/// A recipe for an image, in a plane whose y-axis points upward.
///
/// An image holds no pixels of its own: a ``CIContext`` computes them when it renders. Calculations run in linear
/// light, in single precision and without limits to 0…1, so that high dynamic range survives.
///
/// `@unchecked Sendable`: all stored properties are constants. The values in `properties` are never changed by this
/// module, and a pixel buffer guards its own state; code that writes its pixels later is responsible for that, as on
/// any other system.
public class CIImage: NSObject, NSCopying, @unchecked Sendable {
    package let recipe: any PlaneImage
    /// The properties of the image in its file.
    public let properties: [String: Any]
    /// The file that the image was read from.
    public let url: URL?
    /// The buffer that the image was made of.
    public let pixelBuffer: CVPixelBuffer?
    /// The Core Graphics image that the image was made of.
    public let cgImage: CGImage?
    /// The color space of the source, or nil when its components aren't colors.
    public let colorSpace: CGColorSpace?
    /// A Boolean value that indicates whether scaling keeps hard edges.
    let isNearest: Bool

    package init(
        recipe: any PlaneImage,
        properties: [String: Any] = [:],
        url: URL? = nil,
        pixelBuffer: CVPixelBuffer? = nil,
        cgImage: CGImage? = nil,
        colorSpace: CGColorSpace? = nil,
        isNearest: Bool = false
    ) {
        self.recipe = recipe
        self.properties = properties
        self.url = url
        self.pixelBuffer = pixelBuffer
        self.cgImage = cgImage
        self.colorSpace = colorSpace
        self.isNearest = isNearest
    }

    /// The rectangle outside of which the image is clear.
    ///
    /// It is infinite for a plain color and null for an empty image.
    public var extent: CGRect { CGRect(plane: recipe.extent) }

    /// Returns the image itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// A description for people.
    public override var description: String { "<CIImage: \(type(of: recipe)), extent \(extent)>" }
}

// MARK: - Making

extension CIImage {
    /// Creates an image of a pixel buffer, whose pixels it doesn't copy if it can avoid it.
    ///
    /// A buffer whose format holds no colors makes an empty image.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }

    /// Creates an image of a pixel buffer with options.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(source: ImageSource(pixelBuffer: pixelBuffer, options: options ?? [:]), pixelBuffer: pixelBuffer)
    }

    /// Creates an image from a read-only buffer.
    public convenience init(cvPixelBuffer pixelBuffer: CVReadOnlyPixelBuffer) {
        self.init(cvPixelBuffer: pixelBuffer, options: nil)
    }

    /// Creates an image from a read-only buffer with options.
    public convenience init(cvPixelBuffer pixelBuffer: CVReadOnlyPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: pixelBuffer.lentBuffer, options: options)
    }

    /// Creates an image of an image buffer.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        self.init(cvPixelBuffer: imageBuffer, options: nil)
    }

    /// Creates an image of an image buffer with options.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: imageBuffer, options: options)
    }

    /// Creates an image of a Core Graphics image.
    public convenience init(cgImage image: CGImage) {
        self.init(cgImage: image, options: nil)
    }

    /// Creates an image of a Core Graphics image with options.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        self.init(source: ImageSource(image: image, options: options ?? [:]), cgImage: image)
    }

    /// Creates an image of an encoded picture, or returns nil when it can't be decoded.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Creates an image of an encoded picture with options, or returns nil when it can't be decoded.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard let source = ImageSource(data: data, options: options ?? [:]) else { return nil }
        self.init(source: source)
    }

    /// Creates an image of a file, or returns nil when it can't be read or decoded.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Creates an image of a file with options, or returns nil when it can't be read or decoded.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let source = ImageSource(url: url, options: options ?? [:]) else { return nil }
        self.init(source: source, url: url)
    }

    /// Creates an image of pixels in memory, or an empty one when they are fewer than described.
    public convenience init(
        bitmapData data: Data,
        bytesPerRow: Int,
        size: CGSize,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        self.init(
            source: ImageSource(
                bitmap: data,
                bytesPerRow: bytesPerRow,
                width: Int(exactly: size.width.rounded(.towardZero)) ?? 0,
                height: Int(exactly: size.height.rounded(.towardZero)) ?? 0,
                format: format,
                space: colorSpace
            )
        )
    }

    /// Creates an image of the numbers of a depth map.
    public convenience init?(depthData data: AVDepthData) {
        self.init(cvPixelBuffer: data.depthDataMap, options: nil)
    }

    /// Creates an image that is one color everywhere.
    public convenience init(color: CIColor) {
        self.init(recipe: ColorImage(color.linear))
    }

    private convenience init(
        source: ImageSource,
        url: URL? = nil,
        pixelBuffer: CVPixelBuffer? = nil,
        cgImage: CGImage? = nil
    ) {
        self.init(
            recipe: source.recipe,
            properties: source.properties,
            url: url,
            pixelBuffer: pixelBuffer,
            cgImage: cgImage,
            colorSpace: source.space,
            isNearest: source.isNearest
        )
    }
}

// MARK: - Plain images

extension CIImage {
    /// Returns an image without any pixel.
    public class func empty() -> CIImage { CIImage(recipe: EmptyImage()) }

    /// An image that is black everywhere.
    public class var black: CIImage { CIImage(color: .black) }
    /// An image that is white everywhere.
    public class var white: CIImage { CIImage(color: .white) }
    /// An image that is gray everywhere.
    public class var gray: CIImage { CIImage(color: .gray) }
    /// An image that is red everywhere.
    public class var red: CIImage { CIImage(color: .red) }
    /// An image that is green everywhere.
    public class var green: CIImage { CIImage(color: .green) }
    /// An image that is blue everywhere.
    public class var blue: CIImage { CIImage(color: .blue) }
    /// An image that is cyan everywhere.
    public class var cyan: CIImage { CIImage(color: .cyan) }
    /// An image that is magenta everywhere.
    public class var magenta: CIImage { CIImage(color: .magenta) }
    /// An image that is yellow everywhere.
    public class var yellow: CIImage { CIImage(color: .yellow) }
    /// An image that is clear everywhere.
    public class var clear: CIImage { CIImage(color: .clear) }
}
