public import Foundation
public import ImageCodingEngine
import PictureEngine
package import PixelEngine

/// A captured picture, ready for any number of searches.
///
/// The initializer parses the header and checks the limits. The pixels come from ``pixelBuffer(of:size:)``: upright,
/// within a size, cropped to the highlight. A file is kept as bytes and decoded again for each part, so that a part of
/// a large screenshot has all its pixels while a session takes little memory.
public struct CapturedPicture: Sendable {
    let picture: Picture
    /// The kind of capture.
    public let kind: CaptureKind

    /// Creates a picture from a file's bytes; without a kind, the file's metadata decides.
    public init(_ data: Data, kind: CaptureKind? = nil, limits: DecodingLimits = .default) throws(CaptureError) {
        do {
            let decoder = try ImageDecoder(data: data, limits: limits)
            self.init(decoder, kind: kind)
        } catch {
            throw CaptureError(error)
        }
    }

    /// Creates a picture from a file; without a kind, its metadata decides.
    public init(
        contentsOf url: URL,
        kind: CaptureKind? = nil,
        limits: DecodingLimits = .default
    ) throws(CaptureError) {
        do {
            let decoder = try ImageDecoder(contentsOf: url, limits: limits)
            self.init(decoder, kind: kind)
        } catch {
            throw CaptureError(error)
        }
    }

    private init(_ decoder: ImageDecoder, kind: CaptureKind?) {
        picture = Picture(decoder, isPassedOn: true)
        self.kind = kind ?? CaptureKind(guessing: decoder.info)
    }

    /// Creates a picture from the pixels of a screen or camera, with 4 components of 8 bits or one.
    package init(_ pixels: Raster, orientation: PictureOrientation = .up, kind: CaptureKind) {
        picture = Picture(pixels, orientation: orientation, isPassedOn: true)
        self.kind = kind
    }
}

extension CapturedPicture {
    /// The width of the upright picture in pixels.
    public var width: Int { picture.width }
    /// The height of the upright picture in pixels.
    public var height: Int { picture.height }

    /// The content of the file's header, or nil for a picture from pixels.
    package var info: ImageInfo? { picture.info }
}
