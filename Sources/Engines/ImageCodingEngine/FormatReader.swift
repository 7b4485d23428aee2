import Foundation
import PixelEngine

/// A decoder for one file format.
///
/// The initializer only parses and checks the header. Decoding keeps every C handle on its own stack, so that a reader
/// is an ordinary value that any thread may use.
protocol FormatReader: Sendable {
    /// Parses the header; `data` starts with the signature of the format.
    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError)
    /// The header's content.
    var info: ImageInfo { get }
    /// The metadata blocks.
    var metadata: MetadataBlocks { get }
    /// Decodes the picture in its stored orientation.
    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster
    /// Decodes the picture in exactly the least size, in bands of rows from the top.
    ///
    /// Each lies in the memory of the one before. Returns false where that isn't possible; bands that were taken don't count
    /// then.
    func decodeBands(
        _ request: DecodingRequest,
        take: (Raster) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) -> Bool
}

/// A decoder for one page of a file.
protocol PageReader: FormatReader {
    /// Parses the header of a page, counted from zero; `data` starts with the signature of the format.
    init(data: Data, page: Int, limits: DecodingLimits) throws(ImageCodingError)
}

extension PageReader {
    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        try self.init(data: data, page: 0, limits: limits)
    }
}

extension FormatReader {
    /// No metadata, as in formats without it.
    var metadata: MetadataBlocks { MetadataBlocks() }

    /// No bands, as in formats whose decoders return a picture at once.
    func decodeBands(
        _ request: DecodingRequest,
        take: (Raster) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) -> Bool {
        false
    }
}

/// The caller's options for one decode.
struct DecodingRequest: Sendable {
    let format: ImageFileFormat
    let limits: DecodingLimits
    /// The least size of a reduced result in both directions; nil decodes all pixels.
    let minimumSize: ImageInfo.Size?
    /// A Boolean value that indicates whether more than 8 bits per component are kept.
    let nativeDepth: Bool
    /// A Boolean value that indicates whether a format without scaled decoding may average blocks of pixels.
    var averages: Bool = false

    /// The options for a decoder in another process.
    var options: DecodingOptions {
        DecodingOptions(minimumSize: minimumSize, nativeDepth: nativeDepth, averages: averages)
    }
}

/// The caller's options, for a decoder in any process.
package struct DecodingOptions: Sendable, Hashable, Codable {
    /// The least size of a reduced result in both directions; nil decodes all pixels.
    package var minimumSize: ImageInfo.Size?
    /// A Boolean value that indicates whether more than 8 bits per component are kept.
    package var nativeDepth: Bool
    /// A Boolean value that indicates whether a format without scaled decoding may average blocks of pixels.
    package var averages: Bool

    /// Creates options; by default all pixels are decoded, with 8 bits per component.
    package init(minimumSize: ImageInfo.Size? = nil, nativeDepth: Bool = false, averages: Bool = false) {
        self.minimumSize = minimumSize
        self.nativeDepth = nativeDepth
        self.averages = averages
    }
}
