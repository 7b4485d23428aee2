public import Foundation
public import GeometryEngine
public import ImageCodingEngine
public import PixelEngine
import Synchronization

/// A picture of a file or of pixels, from which engines take the parts they need.
///
/// Decoding happens once, at the smallest size that serves those who asked, and the pixels that a network takes are
/// kept for the next one that asks for the same. Whoever comes while another decodes waits for that result. A file is
/// decoded within the limits it was opened with, and in the place that they name.
public final class Picture: Sendable {
    let source: Source
    /// The way the stored picture is turned to stand upright.
    public let orientation: PictureOrientation
    let isPassedOn: Bool
    let state = Mutex(State())

    /// Where the pixels come from.
    enum Source: Sendable {
        case file(ImageDecoder)
        case pixels(Raster)
    }

    /// What is kept of the pixels.
    struct State {
        var decoded: Raster?
        var decodedWidth = 0
        var decodedHeight = 0
        var made: [PictureNeed: Raster] = [:]
    }

    /// Takes a file whose header was read before.
    ///
    /// - Parameters:
    ///   - decoder: The file.
    ///   - orientation: The way to turn the picture, in place of what the file says.
    ///   - isPassedOn: Whether parts of the picture are passed on rather than looked at by one engine after another.
    ///     Nothing is kept of their pixels then, and what is far too large is shrunken by means of blocks of pixels, a
    ///     tenth of the time of any other way, and a hair from it.
    public init(_ decoder: ImageDecoder, orientation: PictureOrientation? = nil, isPassedOn: Bool = false) {
        source = .file(decoder)
        self.orientation = orientation ?? decoder.info.orientation
        self.isPassedOn = isPassedOn
    }

    /// Takes pixels in memory, in any format.
    public init(_ pixels: Raster, orientation: PictureOrientation = .up, isPassedOn: Bool = false) {
        source = .pixels(pixels)
        self.orientation = orientation
        self.isPassedOn = isPassedOn
    }

    /// Reads the header of a file's bytes; an orientation given here supersedes the file's own.
    public convenience init(
        _ data: Data,
        orientation: PictureOrientation? = nil,
        limits: DecodingLimits = .default
    ) throws(ImageCodingError) {
        self.init(try ImageDecoder(data: data, limits: limits), orientation: orientation)
    }

    /// Reads a file and its header; an orientation given here supersedes the file's own.
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

    /// What the file's header says, or nil when the picture came as pixels.
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

    /// A need of a part in its own proportions, no longer than a number of pixels on a side.
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
