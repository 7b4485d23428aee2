package import Foundation

/// The content of a picture file's header, read without decoding anything or copying the file.
///
/// Its walk through a file is bounded, and the content is never trusted: this is the one parser of headers in untrusted
/// files, for decoders and for those who need only the size.
package struct ImageHeader: Sendable {
    /// The file format.
    package let format: ImageFileFormat
    private let head: (any FormatHeader)?

    /// Parses the header of a file.
    ///
    /// Throws when the bytes are of no known format, when they violate it, and when they claim no pixels.
    package init(_ data: Data) throws(ImageCodingError) {
        guard let format = ImageFileFormat.detect(data) else { throw .unknownFormat }
        self.format = format
        head = try Self.headerType(of: format)?.init(data, maximumWork: DecodingWork.maximum)
        guard let head else { return }
        guard head.width > 0, head.height > 0 else { throw .noPixels(format, head.width, head.height) }
    }

    /// The width of the stored picture in pixels, or nil for a format whose size only its decoder finds.
    package var width: Int? { head?.width }
    /// The height of the stored picture in pixels, or nil for a format whose size only its decoder finds.
    package var height: Int? { head?.height }
    /// A Boolean value that indicates whether the file has the end that its format requires.
    package var hasEnd: Bool { head?.hasEnd ?? true }

    /// Refuses an unsupported variant, and a file too short for its picture.
    ///
    /// A decoder may find further errors.
    package func check() throws(ImageCodingError) { try head?.check(maximumWork: DecodingWork.maximum) }

    private static func headerType(of format: ImageFileFormat) -> (any FormatHeader.Type)? {
        switch format {
        case .png: PNGHeader.self
        case .jpeg: JPEGHeader.self
        case .webp: WebPHeader.self
        case .gif: GIFHeader.self
        case .bmp: BMPHeader.self
        case .heic, .avif, .tiff, .pdf: nil
        }
    }
}

/// A parser of one format's header.
protocol FormatHeader: Sendable {
    /// The width of the stored picture in pixels.
    var width: Int { get }
    /// The height of the stored picture in pixels.
    var height: Int { get }
    /// A Boolean value that indicates whether the file has the end that its format requires.
    var hasEnd: Bool { get }

    /// Parses the header of a file with the format's signature.
    init(_ data: Data, maximumWork: Int) throws(ImageCodingError)

    /// Refuses an unsupported variant, and a file too short for its picture.
    func check(maximumWork: Int) throws(ImageCodingError)
}

extension FormatHeader {
    var hasEnd: Bool { true }
}
