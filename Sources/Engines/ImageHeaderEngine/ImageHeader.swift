package import Foundation

/// What the head of a picture's file says about it, read without decoding anything and without copying the file.
///
/// The walk through a file is bounded, and what it meets is never trusted: this is the one reader of the heads of files
/// that strangers and apps send, for those who decode them and for those who only look.
package struct ImageHeader: Sendable {
    /// The file format.
    package let format: ImageFileFormat
    private let head: (any FormatHeader)?

    /// Reads the head of a file.
    ///
    /// Throws when the bytes are of no known format, when they contradict it, and when they claim no pixels.
    package init(_ data: Data) throws(ImageCodingError) {
        guard let format = ImageFileFormat.detect(data) else { throw .unknownFormat }
        self.format = format
        head = try Self.headerType(of: format)?.init(data, maximumWork: DecodingWork.maximum)
        guard let head else { return }
        guard head.width > 0, head.height > 0 else { throw .noPixels(format, head.width, head.height) }
    }

    /// The width of the stored picture in pixels, or nil for a format whose size its decoder alone finds.
    package var width: Int? { head?.width }
    /// The height of the stored picture in pixels, or nil for a format whose size its decoder alone finds.
    package var height: Int? { head?.height }
    /// A Boolean value that indicates whether the file has the end that its format asks for.
    package var hasEnd: Bool { head?.hasEnd ?? true }

    /// Refuses what can't be decoded: a variant that nothing here reads, and fewer bytes than the picture takes.
    ///
    /// A decoder may find more that is wrong with the file.
    package func check() throws(ImageCodingError) { try head?.check(maximumWork: DecodingWork.maximum) }

    private static func headerType(of format: ImageFileFormat) -> (any FormatHeader.Type)? {
        switch format {
        case .png: PNGHeader.self
        case .jpeg: JPEGHeader.self
        case .webp: WebPHeader.self
        case .gif: GIFHeader.self
        case .bmp: BMPHeader.self
        case .heic, .avif, .tiff: nil
        }
    }
}

/// The head of a file of one format.
protocol FormatHeader: Sendable {
    /// The width of the stored picture in pixels.
    var width: Int { get }
    /// The height of the stored picture in pixels.
    var height: Int { get }
    /// A Boolean value that indicates whether the file has the end that its format asks for.
    var hasEnd: Bool { get }

    /// Reads the head of a file that begins as one of the format.
    init(_ data: Data, maximumWork: Int) throws(ImageCodingError)

    /// Refuses what can't be decoded: a variant that nothing here reads, and fewer bytes than the picture takes.
    func check(maximumWork: Int) throws(ImageCodingError)
}

extension FormatHeader {
    var hasEnd: Bool { true }
}
