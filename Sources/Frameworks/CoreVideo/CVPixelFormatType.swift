public import FoundationCompatibility

/// A pixel format as a value.
public struct CVPixelFormatType: Hashable, Sendable, RawRepresentable {
    /// The four-character code of the format.
    public var rawValue: OSType

    /// Creates a format from its four-character code.
    public init(rawValue: OSType) { self.rawValue = rawValue }
}

/// A namespace for the properties of pixel formats.
public enum CVPixelFormatDescription {
    /// A set of uses that a buffer has to allow.
    public struct Compatibility: OptionSet, Hashable, Sendable {
        /// The uses as bits.
        public let rawValue: Int

        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}

/// A description of a pixel buffer to make.
public struct CVPixelBufferCreationAttributes: Sendable, Equatable {
    /// The pixel format.
    public var pixelFormatType: CVPixelFormatType
    /// The size in pixels.
    public var size: CVImageSize
    /// The uses that the buffer has to allow.
    public var compatibility: CVPixelFormatDescription.Compatibility
    /// The number that every row's length in bytes is a multiple of; 64 when nil.
    public var bytesPerRowAlignment: Int?
    /// The number that every plane's position in bytes is a multiple of; 64 when nil.
    public var planeAlignment: Int?
    /// The extra pixels around the picture.
    public var extendedPixels: CVPixelBufferPadding?
    /// A Boolean value that indicates whether other processes can map the buffer.
    package var isShared = false

    /// Creates a description.
    public init(
        pixelFormatType: CVPixelFormatType,
        size: CVImageSize,
        compatibility: CVPixelFormatDescription.Compatibility = [],
        bytesPerRowAlignment: Int? = nil,
        planeAlignment: Int? = nil,
        extendedPixels: CVPixelBufferPadding? = nil
    ) {
        self.pixelFormatType = pixelFormatType
        self.size = size
        self.compatibility = compatibility
        self.bytesPerRowAlignment = bytesPerRowAlignment
        self.planeAlignment = planeAlignment
        self.extendedPixels = extendedPixels
    }
}

extension CVPixelBufferPlan {
    package init(_ attributes: CVPixelBufferCreationAttributes) throws(CVError) {
        try self.init(
            attributes.size.width,
            attributes.size.height,
            attributes.pixelFormatType.rawValue,
            rowAlignment: attributes.bytesPerRowAlignment,
            planeAlignment: attributes.planeAlignment,
            padding: attributes.extendedPixels ?? .zero,
            isShared: attributes.isShared
        )
    }
}
