public import CoreGraphics
public import CoreVideo
import Foundation

/// A picture of an item, or one to search with.
///
/// Files and data are decoded when their pixels are needed. A file stays where it is: the catalog keeps its location
/// and what it needs to find it again, not its pixels.
public struct VisualPicture: Sendable {
    let source: Source

    enum Source: Sendable {
        case file(URL)
        case data(Data)
        case pixelBuffer(CVReadOnlyPixelBuffer)
        case image(CGImage)
        /// A picture whose pixels the catalog was given once and hasn't kept.
        case kept
    }

    /// The picture in the catalog that this one was read from.
    let record: Int64?
    /// What was found of the picture before, or nil for one that may be kept for long or may change.
    let looks: EarlierLooks?

    init(source: Source, record: Int64? = nil, looks: EarlierLooks? = nil) {
        self.source = source
        self.record = record
        self.looks = looks
    }

    /// The location of the picture's file, or nil for other pictures.
    public var fileURL: URL? {
        if case .file(let url) = source { url } else { nil }
    }
}

// MARK: - Making

extension VisualPicture {
    /// Creates a picture from a file.
    public static func file(_ url: URL) -> VisualPicture { VisualPicture(source: .file(url.standardizedFileURL)) }
    /// Creates a picture from encoded data, as of a JPEG or PNG file.
    public static func data(_ data: Data) -> VisualPicture { VisualPicture(source: .data(data)) }
    /// Creates a picture from a read-only pixel buffer.
    public static func pixelBuffer(_ pixelBuffer: CVReadOnlyPixelBuffer) -> VisualPicture {
        VisualPicture(source: .pixelBuffer(pixelBuffer))
    }
    /// Creates a picture from an image.
    public static func image(_ image: CGImage) -> VisualPicture { VisualPicture(source: .image(image)) }
}

// MARK: - Hashable

extension VisualPicture: Hashable {
    /// Compares locations, data or images; pixel buffers are equal when they are the same object.
    public static func == (a: VisualPicture, b: VisualPicture) -> Bool {
        switch (a.source, b.source) {
        case (.file(let a), .file(let b)): a == b
        case (.data(let a), .data(let b)): a == b
        case (.pixelBuffer(let a), .pixelBuffer(let b)): a === b
        case (.image(let a), .image(let b)): a == b
        case (.kept, .kept): a.record == b.record
        default: false
        }
    }

    /// Hashes what the comparison looks at.
    public func hash(into hasher: inout Hasher) {
        switch source {
        case .file(let url): hasher.combine(url)
        case .data(let data): hasher.combine(data)
        case .pixelBuffer(let buffer): hasher.combine(ObjectIdentifier(buffer))
        case .image(let image): hasher.combine(image)
        case .kept: hasher.combine(record)
        }
    }
}

extension VisualPicture: CustomStringConvertible {
    /// The path of a file, or the kind of the picture.
    public var description: String {
        switch source {
        case .file(let url): url.path
        case .data(let data): "\(data.count) bytes of an encoded picture"
        case .pixelBuffer(let buffer): "\(buffer.size.width) × \(buffer.size.height) pixels in a buffer"
        case .image(let image): "an image of \(image.width) × \(image.height) pixels"
        case .kept: "a picture that the catalogue has seen"
        }
    }
}
