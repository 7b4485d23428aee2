public import PixelEngine

/// Where the pixels of a picture come from.
public protocol PictureSource: Sendable {
    /// The width in pixels as stored.
    var width: Int { get }
    /// The height in pixels as stored.
    var height: Int { get }
    /// The way to turn the stored picture that the source itself states.
    var orientation: PictureOrientation { get }

    /// Makes the pixels in stored orientation, 8 bits a component, gray or RGBA.
    ///
    /// The answer may be scaled down as long as both sides reach the minimum.
    func raster(minimumWidth: Int, minimumHeight: Int) throws -> Raster
}

/// Pixels that lie in memory already.
public struct RasterSource: PictureSource {
    private let pixels: Raster
    /// The way to turn the pixels.
    public let orientation: PictureOrientation

    /// Creates a source of pixels in ``PixelFormat/gray8``, ``PixelFormat/rgba8`` or ``PixelFormat/bgra8``.
    public init(_ pixels: Raster, orientation: PictureOrientation = .up) {
        self.pixels = pixels
        self.orientation = orientation
    }

    /// The width in pixels.
    public var width: Int { pixels.width }
    /// The height in pixels.
    public var height: Int { pixels.height }

    /// The pixels, whatever the minimum.
    public func raster(minimumWidth: Int, minimumHeight: Int) -> Raster { pixels }
}
