public import Foundation
public import ImageCodingEngine
public import PixelEngine

/// An encoded picture, decoded when its pixels are first asked for.
public struct EncodedSource: PictureSource {
    let decoder: ImageDecoder
    private let averages: Bool

    /// Reads the header of encoded data.
    public init(_ data: Data, limits: DecodingLimits = .default) throws(ImageCodingError) {
        self.init(try ImageDecoder(data: data, limits: limits))
    }

    /// Reads the header of a file.
    public init(contentsOf url: URL, limits: DecodingLimits = .default) throws(ImageCodingError) {
        self.init(try ImageDecoder(contentsOf: url, limits: limits))
    }

    /// Takes a file whose header was read before.
    ///
    /// With `averaging`, what is far too large is shrunken by means of blocks of pixels, a tenth of the time of any
    /// other way, and a hair from it.
    public init(_ decoder: ImageDecoder, averaging: Bool = false) {
        self.decoder = decoder
        averages = averaging
    }

    /// The width in pixels as stored.
    public var width: Int { decoder.info.width }
    /// The height in pixels as stored.
    public var height: Int { decoder.info.height }
    /// The way to turn the picture that its metadata states.
    public var orientation: PictureOrientation { decoder.info.orientation }

    /// Decodes at the smallest scale of the format that reaches the minimum.
    public func raster(minimumWidth: Int, minimumHeight: Int) throws -> Raster {
        var pixels = try decoder.decode(minimumSize: (minimumWidth, minimumHeight), averaging: averages)
        while averages, pixels.width >= 2 * minimumWidth, pixels.height >= 2 * minimumHeight,
            let half = try pixels.flattened().halved()
        {
            pixels = half
        }
        return pixels
    }
}
