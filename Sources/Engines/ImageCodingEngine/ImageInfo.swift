public import PixelEngine

/// The content of a picture's header.
public struct ImageInfo: Sendable, Hashable, Codable {
    /// The file format.
    public package(set) var format: ImageFileFormat
    /// The width of the stored picture in pixels, before its orientation is applied.
    public package(set) var width: Int
    /// The height of the stored picture in pixels, before its orientation is applied.
    public package(set) var height: Int
    /// The orientation of the stored picture.
    public package(set) var orientation: PictureOrientation = .up
    /// The number of bits of one component.
    public package(set) var bitsPerComponent: Int = 8
    /// The number of components of a pixel, including alpha.
    public package(set) var componentCount: Int = 3
    /// A Boolean value that indicates whether pixels can be transparent.
    public package(set) var hasAlpha: Bool = false
    /// The color model that the file stores.
    public package(set) var colorModel: ColorModel = .rgb
    /// A Boolean value that indicates whether the file carries a color profile.
    public package(set) var hasColorProfile: Bool = false
    /// The description in the color profile.
    public package(set) var colorProfileName: String?
    /// The number of pictures in the file, counted up to ``maximumFrameCount``.
    public package(set) var frameCount: Int = 1 {
        didSet { frameCount = min(frameCount, Self.maximumFrameCount) }
    }
    /// The page that the other properties describe, counted from zero.
    public package(set) var page: Int = 0
    /// The size of the embedded thumbnail.
    public package(set) var embeddedThumbnail: Size?
    /// The resolution in the file's metadata.
    public package(set) var resolution: ImageResolution?
    /// The notes of the camera or editor.
    public package(set) var capture: CaptureDetails = CaptureDetails()

    /// Creates the content of a minimal header.
    package init(format: ImageFileFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }
}

extension ImageInfo {
    /// The number of pictures at which counting stops.
    ///
    /// A file of a few megabytes can hold a million directories without a single pixel.
    public static let maximumFrameCount: Int = 10_000

    /// The number of pages, each a picture of its own: one but in TIFF files and PDF documents.
    public var pageCount: Int { format.hasPages ? frameCount : 1 }

    /// The width of the upright picture.
    public var uprightWidth: Int { orientation.swapsSides ? height : width }
    /// The height of the upright picture.
    public var uprightHeight: Int { orientation.swapsSides ? width : height }

    /// A color model of a file.
    public enum ColorModel: String, Sendable, Hashable, Codable {
        /// Gray.
        case gray
        /// Red, green and blue, or a transform of them.
        case rgb
        /// Indices into a palette.
        case indexed
        /// Cyan, magenta, yellow and black.
        case cmyk
    }

    /// A width and height in pixels.
    public struct Size: Sendable, Hashable, Codable {
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int

        /// Creates a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// A camera's or editor's notes, as far as the file has them.
    public struct CaptureDetails: Sendable, Hashable, Codable {
        /// The time of the picture as `YYYY:MM:DD HH:MM:SS`, without a time zone.
        public package(set) var date: String?
        /// The maker of the camera.
        public package(set) var cameraMaker: String?
        /// The name of the camera.
        public package(set) var cameraModel: String?
        /// The program that wrote the file.
        public package(set) var software: String?
    }

    /// Adds the content of EXIF; a resolution from the format's own header takes precedence.
    mutating func merge(_ exif: EXIFDetails) {
        orientation = exif.orientation
        capture = exif.capture
        if resolution == nil { resolution = exif.resolution }
        if embeddedThumbnail == nil { embeddedThumbnail = exif.thumbnail }
    }

    /// Adds the name of a profile.
    mutating func merge(profile: ByteView) {
        hasColorProfile = true
        colorProfileName = ICCHeader(profile)?.name
    }
}
