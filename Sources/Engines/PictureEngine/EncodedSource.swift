public import Foundation
public import ImageCodingEngine
public import PixelEngine

/// An encoded picture, decoded when its pixels are first asked for.
public struct EncodedSource: PictureSource {
    private let decoder: ImageDecoder

    /// Reads the header of encoded data.
    public init(_ data: Data, limits: DecodingLimits = .default) throws(ImageCodingError) {
        decoder = try ImageDecoder(data: data, limits: limits)
    }

    /// Reads the header of a file.
    public init(contentsOf url: URL, limits: DecodingLimits = .default) throws(ImageCodingError) {
        decoder = try ImageDecoder(contentsOf: url, limits: limits)
    }

    /// The width in pixels as stored.
    public var width: Int { decoder.info.width }
    /// The height in pixels as stored.
    public var height: Int { decoder.info.height }
    /// The way to turn the picture that its metadata states.
    public var orientation: PictureOrientation { decoder.info.orientation }

    /// Decodes at the smallest scale of the format that reaches the minimum.
    public func raster(minimumWidth: Int, minimumHeight: Int) throws -> Raster {
        try decoder.decode(minimumSize: (minimumWidth, minimumHeight))
    }
}
