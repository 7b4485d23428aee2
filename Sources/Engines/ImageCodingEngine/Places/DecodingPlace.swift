package import Foundation
package import PixelEngine

/// A place outside this process where pictures are decoded.
///
/// Its results are checked against the limits, the file and the request, so that a place compromised by a picture can
/// return wrong pixels and nothing worse.
package protocol DecodingPlace: AnyObject, Sendable {
    /// Reads the header of a page of a file's bytes.
    func info(
        of data: Data,
        format: ImageFileFormat,
        page: Int,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> ImageInfo

    /// Starts what the first picture would wait for.
    func warm() throws(ImageCodingError)

    /// Decodes the page of a file's bytes whose header was read before.
    func raster(
        of data: Data,
        info: ImageInfo,
        options: DecodingOptions,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster
}

extension DecodingLimits {
    /// Compares the limits and the places of decoding.
    public static func == (one: Self, other: Self) -> Bool {
        one.maximumPixelCount == other.maximumPixelCount && one.maximumSide == other.maximumSide
            && one.maximumFileByteCount == other.maximumFileByteCount
            && one.maximumDecodedByteCount == other.maximumDecodedByteCount
            && one.maximumPageCount == other.maximumPageCount
            && one.maximumProcessorSeconds == other.maximumProcessorSeconds && one.place === other.place
    }

    /// Hashes the limits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(maximumPixelCount)
        hasher.combine(maximumSide)
        hasher.combine(maximumFileByteCount)
        hasher.combine(maximumDecodedByteCount)
        hasher.combine(maximumPageCount)
        hasher.combine(maximumProcessorSeconds)
    }
}
