import Foundation
import PixelEngine

/// A decoder for one file format.
///
/// Making one reads and checks the header alone. Decoding keeps every C handle on its own stack, so that a reader
/// is an ordinary value that any thread may use.
protocol FormatReader: Sendable {
    /// Reads the header; `data` starts with the signature of the format.
    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError)
    /// What the header says.
    var info: ImageInfo { get }
    /// Decodes the picture in its stored orientation.
    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster
}

/// What a caller asks of one decode.
struct DecodingRequest: Sendable {
    let format: ImageFileFormat
    let limits: DecodingLimits
    /// The size that a shrunken result has to reach in both directions; nil asks for all pixels.
    let minimumSize: ImageInfo.Size?
    /// A Boolean value that indicates whether more than 8 bits per component are kept.
    let nativeDepth: Bool
    /// A Boolean value that indicates whether a format that can't shrink by itself may average blocks of pixels.
    var averages: Bool = false
    /// A Boolean value that indicates whether pixels go to memory that another process can map.
    var isShared: Bool = false

    /// The same for a decoder in another process.
    var options: DecodingOptions {
        DecodingOptions(minimumSize: minimumSize, nativeDepth: nativeDepth, averages: averages)
    }
}

/// What a caller asks for, in whichever process the picture is decoded.
package struct DecodingOptions: Sendable, Hashable, Codable {
    /// The size that a shrunken result has to reach in both directions; nil asks for all pixels.
    package var minimumSize: ImageInfo.Size?
    /// A Boolean value that indicates whether more than 8 bits per component are kept.
    package var nativeDepth: Bool
    /// A Boolean value that indicates whether a format that can't shrink by itself may average blocks of pixels.
    package var averages: Bool

    /// Creates options; by default all pixels are asked for, with 8 bits per component.
    package init(minimumSize: ImageInfo.Size? = nil, nativeDepth: Bool = false, averages: Bool = false) {
        self.minimumSize = minimumSize
        self.nativeDepth = nativeDepth
        self.averages = averages
    }
}
