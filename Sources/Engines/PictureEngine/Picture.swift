public import Foundation
public import GeometryEngine
public import ImageCodingEngine
public import PixelEngine
import Synchronization

/// A picture from a file or pixels, from which engines get the parts they need.
///
/// It is decoded once, at the smallest size that serves all requests, and prepared pixels are cached for the next
/// network with the same need. Concurrent callers wait for one decoding. A file is decoded within the limits it was
/// opened with, and in the place that they name.
public final class Picture: Sendable {
    let source: Source
    /// The orientation of the stored picture.
    public let orientation: PictureOrientation
    let isPassedOn: Bool
    let state = Mutex(State())

    /// The source of the pixels.
    enum Source: Sendable {
        case file(ImageDecoder)
        case pixels(Raster)
    }

    /// The cached pixels.
    struct State {
        var decoded: Raster?
        var decodedWidth = 0
        var decodedHeight = 0
        var halves = PixelHalves()
        var made: [PictureNeed: Raster] = [:]
    }

    /// Creates a picture from a file whose header was read before.
    ///
    /// - Parameters:
    ///   - decoder: The decoder of the file.
    ///   - orientation: The orientation, or nil for the file's own.
    ///   - isPassedOn: Whether parts of the picture are passed on rather than examined by several engines. Their pixels
    ///     aren't cached then, and a picture that is far too large is reduced by averaging blocks of pixels, which
    ///     takes a tenth of the time and differs slightly.
    public init(_ decoder: ImageDecoder, orientation: PictureOrientation? = nil, isPassedOn: Bool = false) {
        source = .file(decoder)
        self.orientation = orientation ?? decoder.info.orientation
        self.isPassedOn = isPassedOn
    }

    /// Creates a picture from pixels in memory, in any format.
    public init(_ pixels: Raster, orientation: PictureOrientation = .up, isPassedOn: Bool = false) {
        source = .pixels(pixels)
        self.orientation = orientation
        self.isPassedOn = isPassedOn
    }

    /// Creates a picture from a file's bytes; an orientation given here overrides the file's own.
    public convenience init(
        _ data: Data,
        orientation: PictureOrientation? = nil,
        limits: DecodingLimits = .default
    ) throws(ImageCodingError) {
        self.init(try ImageDecoder(data: data, limits: limits), orientation: orientation)
    }

    /// Creates a picture from a file; an orientation given here overrides the file's own.
    public convenience init(
        contentsOf url: URL,
        orientation: PictureOrientation? = nil,
        limits: DecodingLimits = .default
    ) throws(ImageCodingError) {
        self.init(try ImageDecoder(contentsOf: url, limits: limits), orientation: orientation)
    }
}

extension Picture {
    /// The width of the upright picture in pixels.
    public var width: Int { orientation.swapsSides ? storedHeight : storedWidth }
    /// The height of the upright picture in pixels.
    public var height: Int { orientation.swapsSides ? storedWidth : storedHeight }

    /// The content of the file's header, or nil for a picture from pixels.
    public var info: ImageInfo? {
        switch source {
        case .file(let decoder): decoder.info
        case .pixels: nil
        }
    }

    /// The width of the stored picture in pixels.
    var storedWidth: Int {
        switch source {
        case .file(let decoder): decoder.info.width
        case .pixels(let pixels): pixels.width
        }
    }

    /// The height of the stored picture in pixels.
    var storedHeight: Int {
        switch source {
        case .file(let decoder): decoder.info.height
        case .pixels(let pixels): pixels.height
        }
    }

    /// Returns the need of a part in its own proportions, with a limit on its longer side.
    public func need(of region: PictureRegion = .whole, within side: Int) -> PictureNeed {
        let (width, height) = (region.width * Double(width), region.height * Double(height))
        let scale = min(1, Double(side) / max(width, height, 1))
        return PictureNeed(
            region: region,
            fit: .fill,
            width: max(1, Int((width * scale).rounded())),
            height: max(1, Int((height * scale).rounded()))
        )
    }
}
