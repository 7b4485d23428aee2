/// A file format for pictures.
public enum ImageFileFormat: String, Sendable, Hashable, Codable, CaseIterable {
    /// JPEG, baseline or progressive.
    case jpeg
    /// Portable Network Graphics.
    case png
    /// WebP, lossy or lossless, still or animated.
    case webp
    /// High Efficiency Image File Format with HEVC pictures.
    case heic
    /// AV1 Image File Format.
    case avif
    /// Tagged Image File Format.
    case tiff
    /// Graphics Interchange Format.
    case gif
    /// Windows bitmap.
    case bmp
    /// Portable Document Format, whose pages are drawn.
    case pdf
}

extension ImageFileFormat {
    /// The usual name of the format.
    public var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

    /// The name of a file of the format in a sentence, such as `JPEG picture`.
    package var title: String { self == .pdf ? "PDF document" : "\(name) picture" }

    /// A Boolean value that indicates whether each picture in a file is a page of its own, and not a moment of one.
    package var hasPages: Bool { self == .tiff || self == .pdf }

    /// The usual file name extensions without a dot, the preferred one first.
    public var fileExtensions: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .png: ["png", "apng"]
        case .webp: ["webp"]
        case .heic: ["heic", "heif", "hif"]
        case .avif: ["avif"]
        case .tiff: ["tiff", "tif"]
        case .gif: ["gif"]
        case .bmp: ["bmp", "dib"]
        case .pdf: ["pdf"]
        }
    }

    /// The uniform type identifier of the format.
    public var typeIdentifier: String {
        switch self {
        case .jpeg: "public.jpeg"
        case .png: "public.png"
        case .webp: "org.webmproject.webp"
        case .heic: "public.heic"
        case .avif: "public.avif"
        case .tiff: "public.tiff"
        case .gif: "com.compuserve.gif"
        case .bmp: "com.microsoft.bmp"
        case .pdf: "com.adobe.pdf"
        }
    }

    /// The media type of the format.
    public var mediaType: String { self == .pdf ? "application/pdf" : "image/\(rawValue)" }

    /// Creates the format for a file name extension, in any case and without its dot.
    public init?(fileExtension: String) {
        let wanted = fileExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(wanted) }) else { return nil }
        self = format
    }

    /// Creates the format for a uniform type identifier.
    public init?(typeIdentifier: String) {
        if typeIdentifier == "public.heif" {
            self = .heic
            return
        }
        guard let format = Self.allCases.first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
        self = format
    }
}
