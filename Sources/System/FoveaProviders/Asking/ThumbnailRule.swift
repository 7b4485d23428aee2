import Foundation
import ImageCodingEngine
import ProviderWire

/// What a picture beside a result has to be to be shown.
///
/// The header alone is looked at, and only in formats that are taken: nothing that a provider sends is decoded in the
/// system's own process.
enum ThumbnailRule {
    private static let formats: Set<ImageFileFormat> = [.jpeg, .png, .webp]

    /// Returns what is wrong with a picture, or nil.
    static func problem(of data: Data, _ limits: WireLimits) -> String? {
        guard data.count <= limits.thumbnailByteCount else {
            return "the picture has \(data.count) bytes; the limit is \(limits.thumbnailByteCount)."
        }
        guard let format = ImageFileFormat.detect(data) else {
            return "the picture can't be shown; send PNG, JPEG or WebP."
        }
        guard formats.contains(format) else { return "the picture is \(format.name); send PNG, JPEG or WebP." }
        do throws(ImageCodingError) {
            let info = try ImageDecoder(data: data).info
            guard max(info.width, info.height) <= limits.thumbnailSide else {
                return """
                    the picture is \(info.width) × \(info.height) pixels; the limit is \(limits.thumbnailSide) on a side.
                    """
            }
            return nil
        } catch {
            return "the picture can't be shown. \(error)".line(limits)
        }
    }
}
