public import PixelEngine

/// Options for encoding a picture.
public struct EncodingOptions: Sendable, Hashable {
    /// The quality of lossy formats from 0, small, to 1, faithful.
    public var quality: Double
    /// The orientation in the file's metadata; the pixels aren't rotated.
    public var orientation: PictureOrientation
    /// A Boolean value that indicates whether WebP is lossless.
    public var isLossless: Bool
    /// A Boolean value that indicates whether JPEG is progressive.
    public var isProgressive: Bool
    /// The resolution in the file's metadata.
    public var resolution: ImageResolution?
    /// The metadata, as far as the format can store it; `orientation` overrides the one in it.
    public var metadata: PictureMetadata = PictureMetadata()

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
