import PictureEngine
import PixelEngine

extension MLFeatureValue {
    /// A choice of how an image becomes the value of a feature.
    public struct ImageOption: RawRepresentable, Hashable, Sendable {
        /// The name of the choice.
        public let rawValue: String

        /// Creates a choice with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The rectangle of the image to take, a `CGRect` whose sides run from 0 to 1, from the lower left.
        public static let cropRect: ImageOption = ImageOption(rawValue: "cropRect")
        /// The way to bring the image to the size, the raw value of Vision's `VNImageCropAndScaleOption`.
        public static let cropAndScale: ImageOption = ImageOption(rawValue: "cropAndScale")
    }

    /// Creates an image of the size that a feature takes.
    public convenience init(
        cgImage: CGImage,
        constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(cgImage: cgImage, orientation: .up, constraint: constraint, options: options)
    }

    /// Creates an image of the size that a feature takes, turned upright.
    public convenience init(
        cgImage: CGImage,
        orientation: CGImagePropertyOrientation,
        constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: cgImage,
            orientation: orientation,
            pixelsWide: constraint.pixelsWide,
            pixelsHigh: constraint.pixelsHigh,
            pixelFormatType: constraint.pixelFormatType,
            options: options
        )
    }

    /// Creates an image of a size and format.
    public convenience init(
        cgImage: CGImage,
        pixelsWide: Int,
        pixelsHigh: Int,
        pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: cgImage,
            orientation: .up,
            pixelsWide: pixelsWide,
            pixelsHigh: pixelsHigh,
            pixelFormatType: pixelFormatType,
            options: options
        )
    }

    /// Creates an image of a size and format, turned upright.
    public convenience init(
        cgImage: CGImage,
        orientation: CGImagePropertyOrientation,
        pixelsWide: Int,
        pixelsHigh: Int,
        pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        let picture = try Self.translating { Picture(try cgImage.raster, orientation: orientation.pictureOrientation) }
        try self.init(picture, (pixelsWide, pixelsHigh), pixelFormatType, options)
    }

    /// Creates an image of a file, of the size that a feature takes.
    public convenience init(
        imageAt url: URL,
        constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            imageAt: url,
            pixelsWide: constraint.pixelsWide,
            pixelsHigh: constraint.pixelsHigh,
            pixelFormatType: constraint.pixelFormatType,
            options: options
        )
    }

    /// Creates an image of a file, of the size that a feature takes, turned upright.
    public convenience init(
        imageAt url: URL,
        orientation: CGImagePropertyOrientation,
        constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            imageAt: url,
            orientation: orientation,
            pixelsWide: constraint.pixelsWide,
            pixelsHigh: constraint.pixelsHigh,
            pixelFormatType: constraint.pixelFormatType,
            options: options
        )
    }

    /// Creates an image of a file, of a size and format.
    public convenience init(
        imageAt url: URL,
        pixelsWide: Int,
        pixelsHigh: Int,
        pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        let picture = try Self.translating { try Picture(contentsOf: url) }
        try self.init(picture, (pixelsWide, pixelsHigh), pixelFormatType, options)
    }

    /// Creates an image of a file, of a size and format, turned upright.
    public convenience init(
        imageAt url: URL,
        orientation: CGImagePropertyOrientation,
        pixelsWide: Int,
        pixelsHigh: Int,
        pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        let picture = try Self.translating { try Picture(contentsOf: url, orientation: orientation.pictureOrientation) }
        try self.init(picture, (pixelsWide, pixelsHigh), pixelFormatType, options)
    }
}
