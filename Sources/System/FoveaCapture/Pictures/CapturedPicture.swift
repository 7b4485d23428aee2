public import Foundation
public import ImageCodingEngine
import PictureEngine
package import PixelEngine

/// A picture that a person captured, ready to be searched with again and again.
///
/// Making one reads the header and compares it with the limits. The pixels come from
/// ``pixelBuffer(of:size:)``: upright, within a size, cropped to what was highlighted. A file is kept as its bytes and
/// decoded anew for each part that is asked for, so that a part of a large screenshot has all its pixels while the
/// memory of a session stays small.
public struct CapturedPicture: Sendable {
    let picture: Picture
    /// What the picture was taken of.
    public let kind: CaptureKind

    /// Reads the header of a file's bytes; without a kind, the file's own notes decide.
    public init(_ data: Data, kind: CaptureKind? = nil, limits: DecodingLimits = .default) throws(CaptureError) {
        do {
            let decoder = try ImageDecoder(data: data, limits: limits)
            self.init(decoder, kind: kind)
        } catch {
            throw CaptureError(error)
        }
    }

    /// Reads a file; without a kind, its own notes decide.
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

    /// Takes pixels as a screen or a camera gave them, with 4 components of 8 bits or one.
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

    /// What the file's header says, or nil when the picture came as pixels.
    package var info: ImageInfo? { picture.info }
}
