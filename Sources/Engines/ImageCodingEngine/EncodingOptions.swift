public import PixelEngine

/// Wishes for writing a picture.
public struct EncodingOptions: Sendable, Hashable {
    /// The quality of lossy formats from 0, small, to 1, faithful.
    public var quality: Double
    /// The orientation that the file declares; the pixels are written as they are.
    public var orientation: PictureOrientation
    /// A Boolean value that indicates whether WebP keeps every bit.
    public var isLossless: Bool
    /// A Boolean value that indicates whether JPEG is written in scans that sharpen step by step.
    public var isProgressive: Bool
    /// The resolution that the file asks to be shown at.
    public var resolution: ImageResolution?

    /// Creates options; the defaults suit photos.
    public init(
        quality: Double = 0.9,
        orientation: PictureOrientation = .up,
        isLossless: Bool = false,
        isProgressive: Bool = false,
        resolution: ImageResolution? = nil
    ) {
        self.quality = quality
        self.orientation = orientation
        self.isLossless = isLossless
        self.isProgressive = isProgressive
        self.resolution = resolution
    }

    /// The quality from 0 to 100.
    var percent: Int { Int((min(max(quality, 0), 1) * 100).rounded()) }
}
